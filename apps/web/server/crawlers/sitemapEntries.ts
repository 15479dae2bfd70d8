import type { CataloguePage } from '@potli/server';
import { paths } from '../../src/lib/paths.ts';
import { latest, type SitemapEntry } from './sitemap.ts';

type Kind = CataloguePage['kind'];

/** Pages about one thing of the catalogue. */
const details: Partial<Record<Kind, (slug: string) => string>> = {
  category: paths.category,
  store: paths.store,
  deal: paths.deal,
  creditCard: paths.creditCard,
  giftCard: paths.giftCard,
};

/** Pages that list things, with the kinds they list. */
const lists: Record<string, readonly Kind[]> = {
  [paths.home]: ['home', 'category', 'store', 'deal', 'coupons', 'creditCard'],
  [paths.categories]: ['category'],
  [paths.stores]: ['store'],
  [paths.creditCards]: ['creditCard'],
  [paths.giftCards]: ['giftCard'],
  [paths.deals]: ['deal'],
  [paths.coupons]: ['coupons'],
};

const texts = [paths.about, paths.contact, paths.terms, paths.refundPolicy, paths.privacyPolicy, paths.verify];

/** Every public page worth finding. */
export function sitemapEntries(pages: readonly CataloguePage[]): SitemapEntry[] {
  const changes = (kinds: readonly Kind[]) =>
    latest(pages.filter(({ kind }) => kinds.includes(kind)).map(({ changedAt }) => changedAt));
  return [
    ...Object.entries(lists).map(([path, kinds]) => ({ path, changedAt: changes(kinds) })),
    ...texts.map((path) => ({ path })),
    ...pages.flatMap(({ kind, slug, changedAt }) => {
      const path = details[kind]?.(slug);
      return path === undefined ? [] : [{ path, changedAt }];
    }),
  ];
}
