import type * as calls from '../../contract/home.ts';
import type { Shop } from '../createShop.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { notFound } from '../http/MockProblem.ts';
import { toPage } from '../toPage.ts';

export function homeResolvers({ banners, sections, stores }: Shop): ResolversOf<typeof calls> {
  return {
    listBanners({ query }) {
      const names = query.sectionNames.split(',').map((name) => name.trim());
      const named = banners.filter(({ sectionName }) => query.sectionNames === '' || names.includes(sectionName));
      return toPage(named, query);
    },
    listAllBanners: () => banners,
    listHomeSections: () => sections.toSorted((a, b) => a.rank - b.rank),
    listSectionCards({ params, query }) {
      const section = sections.find(({ id }) => id === params.id);
      if (!section) throw notFound();
      const cards = section.cards.map((card) => {
        const store = stores.find(({ id }) => id === card.itemId);
        return {
          ...card,
          itemType: 'STORE',
          earnRewards: store?.earnRewards ?? '',
          itemName: store?.storeName,
          itemImageUrl: store?.storeImageUrl,
          itemUrlSlug: store?.urlSlug,
        };
      });
      return toPage(cards, query);
    },
  };
}
