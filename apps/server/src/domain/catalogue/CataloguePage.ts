/** Kinds of things that each have a page. */
export type CatalogueKind = 'category' | 'store' | 'deal' | 'creditCard' | 'giftCard';

/**
 * Something of the catalogue that has a page. `home` and `coupons` stand for what only those pages show; their slug is
 * empty.
 */
export interface CataloguePage {
  kind: CatalogueKind | 'home' | 'coupons';
  slug: string;
  /** When what it says changed last. */
  changedAt: Date;
}
