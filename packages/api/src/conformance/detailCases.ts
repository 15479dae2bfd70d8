import type { EndpointName } from '../contract/contract.ts';
import type { ConformanceCase, Known } from './ConformanceCase.ts';

/** Calls for one row of the catalogue, by slug and by id. */
const bySlug = {
  getStoreBySlug: 'storeSlug',
  getCategoryBySlug: 'categorySlug',
  getFlashDealBySlug: 'flashDealSlug',
  getCreditCardBySlug: 'creditCardSlug',
  getGiftCardBySlug: 'giftCardSlug',
} satisfies Partial<Record<EndpointName, keyof Known>>;

const byId = {
  getStoreById: 'storeId',
  getCreditCardById: 'creditCardId',
  getGiftCardById: 'giftCardId',
} satisfies Partial<Record<EndpointName, keyof Known>>;

type Field = 'slug' | 'id';
type Key = (typeof bySlug)[keyof typeof bySlug] | (typeof byId)[keyof typeof byId];

function casesOf(calls: Partial<Record<EndpointName, Key>>, field: Field, unknown: string[]) {
  return Object.entries(calls).flatMap(([name, key]): ConformanceCase[] => {
    const endpoint = name as EndpointName;
    const column = field === 'slug' ? 'urlSlug' : 'id';
    return [
      {
        name: `finds a row by ${field}`,
        endpoint,
        request: (known) => ({ params: { [field]: known[key] } }),
        status: 200,
        check: (answer, known) => (answer as Record<string, unknown>)[column] === known[key],
      },
      ...unknown.map((value): ConformanceCase => {
        return {
          name: `does not find ${value}`,
          endpoint,
          request: () => ({ params: { [field]: value } }),
          status: 404,
        };
      }),
    ];
  });
}

export const detailCases: readonly ConformanceCase[] = [
  ...casesOf(bySlug, 'slug', ['no-such-slug', '%', '../../etc', 'x'.repeat(121)]),
  ...casesOf(byId, 'id', ['999999999', 'no-number', '-1', '0', '9'.repeat(60)]),
];
