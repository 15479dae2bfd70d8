import type { EndpointName } from '@potli/api';

/** Calls that only read, and whose reads a replica may answer: the catalogue, search, and the lists of members. */
export const replicaReads: ReadonlySet<EndpointName> = new Set<EndpointName>([
  ...(['listStores', 'getStoreBySlug', 'getStoreById', 'listStoreNames', 'searchStores'] as const),
  ...(['listCategories', 'getCategoryBySlug', 'listOffers'] as const),
  ...(['listFlashDeals', 'getFlashDealBySlug', 'listFlashDealNames'] as const),
  ...([
    'listCreditCards',
    'getCreditCardBySlug',
    'getCreditCardById',
    'listCreditCardNames',
    'searchCreditCards',
  ] as const),
  ...(['listGiftCards', 'getGiftCardBySlug', 'getGiftCardById', 'searchGiftCards'] as const),
  ...(['listBanners', 'listAllBanners', 'listHomeSections', 'listSectionCards', 'listFaqs'] as const),
  ...(['listMyClicks', 'listMyTransactions', 'listMyPayouts', 'listMyDisputes', 'listMyCustomLinks'] as const),
  ...(['listReferredPeople', 'listGiftCardOrders'] as const),
]);
