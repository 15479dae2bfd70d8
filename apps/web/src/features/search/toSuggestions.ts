import type { Offer } from '@potli/api/contract/offers';
import type { StoreSummary } from '@potli/api/contract/stores';
import type { Suggestion, SuggestionGroup } from '@potli/ui/SearchBox';
import { paths } from '../../lib/paths.ts';
import type { RecentSearch } from './recentSearches.ts';
import type { SearchResults } from './search.ts';

type ItemKind = 'store' | 'card' | 'giftCard';

const toSuggestionId = (kind: ItemKind, id: string) => `${kind}-${id}`;

/** The kind and the id of what a suggestion leads to. */
export function itemOf(suggestionId: string): { kind: ItemKind; id: string } {
  const dash = suggestionId.indexOf('-');
  return { kind: suggestionId.slice(0, dash) as ItemKind, id: suggestionId.slice(dash + 1) };
}

/** At most so many of a kind, so that all kinds are seen. */
const SHOWN = 5;

const group = <Row>(id: string, label: string, rows: readonly Row[], toSuggestion: (row: Row) => Suggestion) => ({
  id,
  label,
  suggestions: rows.slice(0, SHOWN).map(toSuggestion),
});

const toStore = (store: StoreSummary): Suggestion => ({
  id: toSuggestionId('store', store.id),
  href: paths.store(store.urlSlug),
  name: store.storeName,
  detail: store.foundBy,
  reward: store.earnRewards,
  image: { src: store.storeImageUrl, shape: 'mark' },
});

/** What a member can share, as grouped suggestions: stores, then cards. */
export const toShareableSuggestions = ({
  stores,
  creditCards,
  giftCards,
}: SearchResults): [SuggestionGroup, ...SuggestionGroup[]] => [
  group('stores', 'Stores', stores, toStore),
  group('cards', 'Credit Cards', creditCards, (card) => ({
    id: toSuggestionId('card', card.id),
    href: paths.creditCardFromSearch(card.urlSlug),
    name: card.heading,
    detail: card.subHeading,
    image: { src: card.imageUrl, shape: 'card' },
  })),
  group('giftCards', 'Gift Cards', giftCards, (giftCard) => ({
    id: toSuggestionId('giftCard', giftCard.id),
    href: paths.giftCard(giftCard.urlSlug),
    name: giftCard.name,
    reward: giftCard.salesDiscount > 0 ? `${giftCard.salesDiscount}% off` : undefined,
    image: { src: giftCard.imageUrl, shape: 'card' },
  })),
];

/** The address of what a text finds. */
export const searchAddress = (text: string) => `${paths.stores}?${new URLSearchParams({ q: text })}`;

const offerGroup = (kind: string, label: string, offers: readonly Offer[], href: (offer: Offer) => string) =>
  group(`${kind}s`, label, offers, (offer) => ({
    id: `${kind}-${offer.id}`,
    href: href(offer),
    name: offer.offerName,
    detail: offer.offerHomePageCardTag || undefined,
    image: { src: offer.offerImageUrl, shape: 'card' },
  }));

/** Search results as grouped suggestions (docs/product/site.md#search); what is near where nothing is found. */
export function toSuggestions(results: SearchResults): SuggestionGroup[] {
  const [stores, ...cards] = toShareableSuggestions(results);
  const categories = group('categories', 'Categories', results.categories, (category) => ({
    id: `category-${category.id}`,
    href: paths.category(category.urlSlug),
    name: category.name,
    image: { src: category.imageUrl, shape: 'mark' },
  }));
  if (results.nothing) return [categories, popularGroup(results.popular)];
  return [
    stores,
    offerGroup('deal', 'Flash Deals', results.deals, ({ urlSlug }) => paths.deal(urlSlug)),
    // a coupon has no page: its ticket is listed among the results for its name
    offerGroup('coupon', 'Coupons', results.coupons, ({ offerName }) => searchAddress(offerName)),
    categories,
    ...cards,
  ];
}

const popularGroup = (popular: readonly StoreSummary[]): SuggestionGroup =>
  group('popular', 'Popular stores', popular, toStore);

/** What a search box offers before anything is typed. */
export function toStartSuggestions(
  recent: readonly RecentSearch[],
  popular: readonly StoreSummary[],
): SuggestionGroup[] {
  const searched = group('recent', 'Recent searches', recent, ({ name, href }) => ({ id: href, href, name }));
  return [searched, popularGroup(popular)];
}
