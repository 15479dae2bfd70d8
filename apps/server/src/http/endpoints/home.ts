import { cachedPage, cachedValue } from '../cachedResponses.ts';
import type { Handlers } from '../Handler.ts';

export const homeHandlers: Pick<Handlers, 'listBanners' | 'listAllBanners' | 'listHomeSections' | 'listSectionCards'> =
  {
    listBanners: (context, { query }) =>
      cachedPage(context, 'listBanners', query, () => context.services.catalogue.banners(query)),
    listAllBanners: (context) =>
      cachedValue(context, 'listAllBanners', '', () => context.services.catalogue.allBanners()),
    listHomeSections: (context) =>
      cachedValue(context, 'listHomeSections', '', () => context.services.catalogue.homeSections()),
    // the contract sends the id twice: the one in the path is used
    listSectionCards: (context, { params: { id }, query: { pageNumber, pageSize } }) =>
      cachedPage(context, 'listSectionCards', { id, pageNumber, pageSize }, () =>
        context.services.catalogue.sectionCards(id, { pageNumber, pageSize }),
      ),
  };
