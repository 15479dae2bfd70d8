import type { Client } from '@potli/api/client';
import {
  bannersQuery,
  categoriesQuery,
  homeCreditCardsQuery,
  homeFlashDealsQuery,
  homeOffersQuery,
  homeSectionsQuery,
  topStoresQuery,
} from '../../../queries/catalogueQueries.ts';

/** Everything that home shows. */
export const homeQueries = (api: Client) => [
  bannersQuery(api),
  categoriesQuery(api),
  topStoresQuery(api),
  homeFlashDealsQuery(api),
  homeSectionsQuery(api),
  homeCreditCardsQuery(api),
  homeOffersQuery(api),
];
