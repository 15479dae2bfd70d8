import { cachedPage, cachedValue } from '../cachedResponses.ts';
import type { Handlers } from '../Handler.ts';

export const homeHandlers: Pick<Handlers, 'listBanners' | 'listAllBanners' | 'listHomeSections' | 'listSectionCards'> =
  {
    listBanners: cachedPage((catalogue, { query }) => catalogue.banners(query)),
    listAllBanners: cachedValue((catalogue) => catalogue.allBanners()),
    listHomeSections: cachedValue((catalogue) => catalogue.homeSections()),
    // the contract sends the id twice: the one in the path is used
    listSectionCards: cachedPage((catalogue, { params: { id }, query: { pageNumber, pageSize } }) =>
      catalogue.sectionCards(id, { pageNumber, pageSize }),
    ),
  };
