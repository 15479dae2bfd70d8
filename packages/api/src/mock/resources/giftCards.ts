import type * as calls from '../../contract/giftCards.ts';
import type { Shop } from '../createShop.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { found, searchRows } from '../select.ts';
import { toPage } from '../toPage.ts';

export function giftCardResolvers({ giftCards, categories }: Shop): ResolversOf<typeof calls> {
  const byBrand = giftCards.toSorted((a, b) => a.brandName.localeCompare(b.brandName, 'en'));

  function cardsOfCategory(idOrSlug: string) {
    const slug = categories.find(({ id, urlSlug }) => id === idOrSlug || urlSlug === idOrSlug)?.urlSlug;
    return byBrand.filter((card) => slug !== undefined && card.categories.includes(slug));
  }

  return {
    listGiftCards: ({ query }) => toPage(query.category ? cardsOfCategory(query.category) : byBrand, query),
    searchGiftCards({ query }) {
      return toPage(
        searchRows(byBrand, query.brandName, ({ brandName, finalBrandName, name }) => [
          brandName,
          finalBrandName,
          name,
        ]),
        query,
      );
    },
    getGiftCardBySlug: ({ params }) => found(giftCards, ({ urlSlug }) => urlSlug === params.slug),
    getGiftCardById: ({ params }) => found(giftCards, ({ id }) => id === params.id),
  };
}
