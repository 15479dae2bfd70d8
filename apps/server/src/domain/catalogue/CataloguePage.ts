/**
 * Something of the catalogue that has a page. `home` and `coupons` stand for what only those pages show; their slug is
 * empty.
 */
export interface CataloguePage {
  kind: 'home' | 'category' | 'store' | 'deal' | 'coupons' | 'creditCard' | 'giftCard';
  slug: string;
  /** When what it says changed last. */
  changedAt: Date;
}
