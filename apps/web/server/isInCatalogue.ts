import type { CatalogueKind, PageKeys } from '@potli/server';
import type { FoundPage } from '../src/ssr/createPageFinder.ts';

/** Routes whose pages are each about one thing of the catalogue. */
const kinds: Record<string, CatalogueKind> = {
  '/_public/stores_details/$slug': 'store',
  '/_public/grabdeals/$slug': 'deal',
  '/_public/creditcards_details/$slug': 'creditCard',
  '/_public/credit_card_details/$slug': 'creditCard',
  '/_public/gift_card_details/$slug': 'giftCard',
  '/_public/categories/$slug': 'category',
};

/** False where a page would be about something that is not there. What cannot be known is taken for there. */
export async function isInCatalogue(
  { routeId, name }: FoundPage,
  keys: (() => Promise<PageKeys>) | undefined,
): Promise<boolean> {
  const kind = kinds[routeId];
  if (kind === undefined || name === undefined || !keys) return true;
  // Without its database the shop still shows what it remembers.
  const known = await keys().catch(() => undefined);
  return known?.[kind].has(name) ?? true;
}
