import type { Page } from '@potli/api';
import type { Client } from '@potli/api/client';
import { type Category, listCategories } from '@potli/api/contract/categories';
import { type CreditCardSummary, listCreditCards } from '@potli/api/contract/creditCards';
import { type HomeBanner, listBanners, listHomeSections, listSectionCards } from '@potli/api/contract/home';
import { listFlashDeals, listOffers, type Offer } from '@potli/api/contract/offers';
import { listStores, type StoreSummary } from '@potli/api/contract/stores';
import { queryOptions } from '@tanstack/react-query';

const rowsOf = async <Row>(page: Promise<Page<Row>>): Promise<Row[]> => (await page).rows;

/** All banners of the shop; slots pick theirs by section name (spec, section 7). */
export const bannersQuery = (api: Client) =>
  queryOptions({
    queryKey: ['banners'],
    queryFn: ({ signal }): Promise<HomeBanner[]> =>
      rowsOf(api.call(listBanners, { query: { pageNumber: 0, pageSize: 250, sectionNames: '' } }, { signal })),
  });

export const categoriesQuery = (api: Client) =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: ({ signal }): Promise<Category[]> => api.call(listCategories, {}, { signal }),
  });

export const topStoresQuery = (api: Client) =>
  queryOptions({
    queryKey: ['stores', 'top'],
    queryFn: ({ signal }): Promise<StoreSummary[]> =>
      rowsOf(api.call(listStores, { query: { pageNumber: 0, pageSize: 24, displyaHomePage: true } }, { signal })),
  });

export const homeFlashDealsQuery = (api: Client) =>
  queryOptions({
    queryKey: ['flashDeals', 'home'],
    queryFn: ({ signal }): Promise<Offer[]> => {
      const query = { pageNumber: 0, pageSize: 10, expiringSoon: false, latestOffers: true, isDisplayHomePage: true };
      return rowsOf(api.call(listFlashDeals, { query }, { signal }));
    },
  });

/** Dynamic sections in the order of their rank, each with its cards. */
export const homeSectionsQuery = (api: Client) =>
  queryOptions({
    queryKey: ['homeSections'],
    queryFn: async ({ signal }) => {
      const sections = await api.call(listHomeSections, {}, { signal });
      return Promise.all(
        sections
          .toSorted((one, other) => one.rank - other.rank)
          .map(async (section) => {
            const query = { sectionId: section.id, pageNumber: 0, pageSize: 10 };
            const cards = await rowsOf(api.call(listSectionCards, { params: { id: section.id }, query }, { signal }));
            return { ...section, cards };
          }),
      );
    },
  });

export const homeCreditCardsQuery = (api: Client) =>
  queryOptions({
    queryKey: ['creditCards', 'home'],
    queryFn: ({ signal }): Promise<CreditCardSummary[]> =>
      rowsOf(api.call(listCreditCards, { query: { pageNumber: 0, pageSize: 8, isDisplayHomePage: true } }, { signal })),
  });

export const homeOffersQuery = (api: Client) =>
  queryOptions({
    queryKey: ['offers', 'home'],
    queryFn: ({ signal }): Promise<Offer[]> => {
      const query = {
        pageNumber: 0,
        pageSize: 64,
        expiringSoon: false,
        latestOffers: false,
        isDisplayHomePage: true,
        ignoreFlashDeals: true,
      };
      return rowsOf(api.call(listOffers, { query }, { signal }));
    },
  });
