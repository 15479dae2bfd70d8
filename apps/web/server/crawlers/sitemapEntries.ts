import type { CataloguePage } from '@potli/server';
import { latest, type SitemapEntry } from './sitemap.ts';

type Kind = CataloguePage['kind'];

/** Where things of the catalogue have their pages. */
const folders: Partial<Record<Kind, string>> = {
  category: '/categories',
  store: '/stores_details',
  deal: '/grabdeals',
  creditCard: '/creditcards_details',
  giftCard: '/gift_card_details',
};

/** Pages that list things, and of what kinds. */
const lists: Record<string, readonly Kind[]> = {
  '/': ['home', 'category', 'store', 'deal', 'coupons', 'creditCard'],
  '/categories': ['category'],
  '/stores': ['store'],
  '/credit_cards': ['creditCard'],
  '/deals': ['deal'],
  '/coupons': ['coupons'],
};

const texts = ['/about', '/contact', '/terms-and-conditions', '/refund-policy', '/privacy-policy'];

/** Every public page worth finding. */
export function sitemapEntries(pages: readonly CataloguePage[]): SitemapEntry[] {
  const changes = (kinds: readonly Kind[]) =>
    latest(pages.filter(({ kind }) => kinds.includes(kind)).map(({ changedAt }) => changedAt));
  return [
    ...Object.entries(lists).map(([path, kinds]) => ({ path, changedAt: changes(kinds) })),
    ...texts.map((path) => ({ path })),
    ...pages.flatMap(({ kind, slug, changedAt }) => {
      const folder = folders[kind];
      return folder ? [{ path: `${folder}/${slug}`, changedAt }] : [];
    }),
  ];
}
