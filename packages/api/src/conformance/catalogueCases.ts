import { contract, type EndpointName } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { ConformanceCase, ConformanceRequest, Known } from './ConformanceCase.ts';
import { beginsWithId, both, hasRowCount, hasRows, isEmpty, isOrdered } from './expectations.ts';

interface List {
  request: (known: Known) => ConformanceRequest;
  about?: keyof Known;
  demo?: boolean;
}

/** Calls that return rows to every caller. */
const lists: Partial<Record<EndpointName, List>> = {
  listStores: { request: () => ({}), about: 'storeId' },
  searchStores: { request: ({ storeName }) => ({ query: { storeName } }) },
  listBanners: { request: () => ({}), demo: true },
  listSectionCards: { request: ({ sectionId }) => ({ params: { id: sectionId } }) },
  listFlashDeals: { request: () => ({}), about: 'flashDealSlug' },
  listOffers: { request: () => ({}), about: 'offerId' },
  listCreditCards: { request: () => ({}), about: 'creditCardId' },
  searchCreditCards: { request: ({ creditCardName }) => ({ query: { creditCardName } }) },
  listGiftCards: { request: () => ({}), about: 'giftCardId' },
  searchGiftCards: { request: ({ giftCardBrand }) => ({ query: { brandName: giftCardBrand } }) },
};

const listCases = Object.entries(lists).flatMap(([name, { request: base, about, demo }]) => {
  const endpoint = name as EndpointName;
  const withQuery = (query: Record<string, string>) => (known: Known) => {
    const request = base(known);
    return { ...request, query: { ...request.query, ...query } };
  };
  const visitor: ConformanceCase[] = [
    { name: 'lists rows', endpoint, request: base, about, demo, status: 200, check: hasRows },
    {
      name: 'limits a page',
      endpoint,
      request: withQuery({ pageSize: '1' }),
      about,
      demo,
      status: 200,
      check: hasRowCount(1),
    },
    {
      name: 'has nothing after the last page',
      endpoint,
      request: withQuery({ pageNumber: '9999' }),
      status: 200,
      check: isEmpty,
    },
    {
      name: 'accepts 250 rows at most',
      endpoint,
      request: withQuery({ pageSize: '250' }),
      about,
      demo,
      status: 200,
      check: hasRows,
    },
    { name: 'refuses 251 rows', endpoint, request: withQuery({ pageSize: '251' }), status: 400 },
    { name: 'refuses a page without rows', endpoint, request: withQuery({ pageSize: '0' }), status: 400 },
    { name: 'refuses a page before the first', endpoint, request: withQuery({ pageNumber: '-1' }), status: 400 },
    { name: 'refuses a page that is no number', endpoint, request: withQuery({ pageNumber: 'two' }), status: 400 },
  ];
  const definition: Endpoint = contract[endpoint];
  if (definition.auth !== 'optional') return visitor;
  const bearers: ConformanceCase[] = [
    {
      name: 'treats an empty token as a visitor',
      endpoint,
      as: 'emptyBearer',
      request: base,
      about,
      status: 200,
      check: hasRows,
    },
    {
      name: 'treats a broken token as a visitor',
      endpoint,
      as: 'brokenBearer',
      request: base,
      about,
      status: 200,
      check: hasRows,
    },
    { name: 'serves a member', endpoint, as: 'member', request: base, about, status: 200, check: hasRows },
  ];
  return [...visitor, ...bearers];
});

/** The percentage that a row shows; rows with an amount come last. */
const percentOf = (earnRewards: unknown) => Number(/([\d.]+)%/.exec(String(earnRewards))?.[1] ?? 0);

const single: ConformanceCase[] = [
  { name: 'lists them', endpoint: 'listCategories', about: 'categoryId', status: 200, check: hasRows },
  { name: 'lists them', endpoint: 'listAllBanners', demo: true, status: 200, check: hasRows },
  {
    name: 'lists them by rank',
    endpoint: 'listHomeSections',
    about: 'sectionId',
    status: 200,
    check: both(hasRows, isOrdered({ field: 'rank', words: 'the lowest rank first' })),
  },
  {
    name: 'does not find an unknown section',
    endpoint: 'listSectionCards',
    request: () => ({ params: { id: '999999999' } }),
    status: 404,
  },
  {
    name: 'lists stores by id',
    endpoint: 'listStores',
    request: ({ storeId }) => ({ query: { storeIds: storeId } }),
    status: 200,
    check: (answer, { storeId }) => both(hasRowCount(1), beginsWithId(storeId))(answer),
  },
  {
    name: 'lists nothing for unknown ids',
    endpoint: 'listStores',
    request: () => ({ query: { storeIds: '999999999,no-number' } }),
    status: 200,
    check: isEmpty,
  },
  {
    name: 'lists the stores of a category',
    endpoint: 'listStores',
    demo: true,
    request: ({ categoryId }) => ({ query: { categoryId } }),
    status: 200,
    check: hasRows,
  },
  {
    name: 'lists the highest cashback first',
    endpoint: 'listStores',
    request: () => ({ query: { sort: 'cashback', pageSize: '250' } }),
    status: 200,
    check: isOrdered({
      field: 'earnRewards',
      rank: percentOf,
      falling: true,
      words: 'the highest percentage first, amounts after all percentages',
    }),
  },
  {
    name: 'refuses an unknown order',
    endpoint: 'listStores',
    demo: true,
    request: () => ({ query: { sort: 'luck' } }),
    status: 400,
  },
  ...(['categorySlug', 'categoryId'] as const).map((key): ConformanceCase => {
    const request = (known: Known) => ({ query: { category: known[key] } });
    return {
      name: `lists those of a ${key}`,
      endpoint: 'listGiftCards',
      demo: true,
      request,
      status: 200,
      check: hasRows,
    };
  }),
  {
    name: 'lists nothing for an unknown category',
    endpoint: 'listGiftCards',
    request: () => ({ query: { category: 'no-such-category' } }),
    status: 200,
    check: isEmpty,
  },
  { name: 'requires a brand', endpoint: 'searchGiftCards', status: 400 },
  {
    name: 'refuses a flag that is neither true nor false',
    endpoint: 'listStores',
    request: () => ({ query: { displyaHomePage: 'perhaps' } }),
    status: 400,
  },
  {
    name: 'finds nothing for an unknown name',
    endpoint: 'searchStores',
    request: () => ({ query: { storeName: 'zzzzqqqq' } }),
    status: 200,
    check: isEmpty,
  },
  { name: 'requires a name', endpoint: 'searchStores', status: 400 },
  {
    name: 'treats pattern characters as text',
    endpoint: 'searchStores',
    request: () => ({ query: { storeName: '%_\\' } }),
    status: 200,
    check: isEmpty,
  },
  {
    name: 'lists an offer by id',
    endpoint: 'listOffers',
    request: ({ offerId }) => ({ query: { offerIds: offerId } }),
    status: 200,
    check: (answer, { offerId }) => beginsWithId(offerId)(answer),
  },
  ...(['listFlashDeals', 'listOffers'] as const).map((endpoint): ConformanceCase => {
    const request = () => ({ query: { storeId: '999999999' } });
    return { name: 'lists nothing of an unknown store', endpoint, demo: true, request, status: 200, check: isEmpty };
  }),
  {
    name: 'lists a card by id',
    endpoint: 'listCreditCards',
    request: ({ creditCardId }) => ({ query: { creditCardIds: creditCardId } }),
    status: 200,
    check: (answer, { creditCardId }) => beginsWithId(creditCardId)(answer),
  },
];

export const catalogueCases: readonly ConformanceCase[] = [...listCases, ...single];
