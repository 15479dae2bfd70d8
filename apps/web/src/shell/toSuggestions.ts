import type { SuggestionGroup } from '@potli/ui/components/SearchBox/suggestion';
import type { SearchResults } from '../catalogue/search.ts';

/** Search results as the grouped suggestions of the header (spec, section 2). */
export function toSuggestions({ stores, creditCards }: SearchResults): SuggestionGroup[] {
  return [
    {
      id: 'stores',
      label: 'Stores',
      suggestions: stores.map((store) => ({
        id: `store-${store.id}`,
        href: `/stores_details/${store.urlSlug}`,
        name: store.storeName,
        reward: store.earnRewards,
        image: { src: store.storeImageUrl, shape: 'mark' as const },
      })),
    },
    {
      id: 'cards',
      label: 'Credit Cards',
      suggestions: creditCards.map((card) => ({
        id: `card-${card.id}`,
        href: `/credit_card_details/${card.urlSlug}`,
        name: card.heading,
        detail: card.subHeading,
        image: { src: card.imageUrl, shape: 'card' as const },
      })),
    },
  ];
}
