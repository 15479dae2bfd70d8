import type { CatalogueKind, PageKeys } from '@potli/server';
import type { FileRouteTypes } from '../src/routeTree.gen.ts';
import type { FoundPage } from '../src/ssr/createPageFinder.ts';

/** Routes whose pages are each about one thing of the catalogue. */
const kinds: Record<string, CatalogueKind> = {
  '/_public/stores_details/$slug': 'store',
  '/_public/grabdeals/$slug': 'deal',
  '/_public/creditcards_details/$slug': 'creditCard',
  '/_public/credit_card_details/$slug': 'creditCard',
  '/_public/gift_card_details/$slug': 'giftCard',
  '/_public/categories/$slug': 'category',
} satisfies Partial<Record<FileRouteTypes['id'], CatalogueKind>>;

type Keys = (() => Promise<PageKeys>) | undefined;

/** False if the catalogue has nothing with this slug or id. True if that is not known. */
export async function isNamed(keys: Keys, kind: CatalogueKind, name: string): Promise<boolean> {
  // Without its database the shop shows what it has in memory.
  const known = await keys?.().catch(() => undefined);
  return known?.[kind].has(name) ?? true;
}

/** False if the page is about something that does not exist. */
export async function isInCatalogue({ routeId, name }: FoundPage, keys: Keys): Promise<boolean> {
  const kind = kinds[routeId];
  return kind === undefined || name === undefined || isNamed(keys, kind, name);
}
