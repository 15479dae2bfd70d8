import type { SuggestionGroup } from '@potli/ui/SearchBox';
import { paths } from '../../lib/paths.ts';
import type { SearchResults } from './search.ts';

type ItemKind = 'store' | 'card' | 'giftCard';

const toSuggestionId = (kind: ItemKind, id: string) => `${kind}-${id}`;

/** The kind and the id of what a suggestion leads to. */
export function itemOf(suggestionId: string): { kind: ItemKind; id: string } {
  const dash = suggestionId.indexOf('-');
  return { kind: suggestionId.slice(0, dash) as ItemKind, id: suggestionId.slice(dash + 1) };
}

/** Search results as grouped suggestions (docs/product/site.md#search). */
export function toSuggestions({ stores, creditCards, giftCards }: SearchResults): SuggestionGroup[] {
  return [
    {
      id: 'stores',
      label: 'Stores',
      suggestions: stores.map((store) => ({
        id: toSuggestionId('store', store.id),
        href: paths.store(store.urlSlug),
        name: store.storeName,
        reward: store.earnRewards,
        image: { src: store.storeImageUrl, shape: 'mark' as const },
      })),
    },
    {
      id: 'cards',
      label: 'Credit Cards',
      suggestions: creditCards.map((card) => ({
        id: toSuggestionId('card', card.id),
        href: paths.creditCardFromSearch(card.urlSlug),
        name: card.heading,
        detail: card.subHeading,
        image: { src: card.imageUrl, shape: 'card' as const },
      })),
    },
    {
      id: 'giftCards',
      label: 'Gift Cards',
      suggestions: giftCards.map((giftCard) => ({
        id: toSuggestionId('giftCard', giftCard.id),
        href: paths.giftCard(giftCard.urlSlug),
        name: giftCard.name,
        reward: giftCard.salesDiscount > 0 ? `${giftCard.salesDiscount}% off` : undefined,
        image: { src: giftCard.imageUrl, shape: 'card' as const },
      })),
    },
  ];
}
