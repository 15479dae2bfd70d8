import { contract, type Endpoint } from '@potli/api';
import { expect, it, test } from 'vitest';
import { addressLimitOf } from './addressLimit.ts';

const endpoints = Object.entries<Endpoint>(contract).map(([name, endpoint]) => ({ name, ...endpoint }));
const namesOf = (some: readonly { name: string }[]) => some.map(({ name }) => name);
const limitedBy = (limit: string | undefined) => endpoints.filter((endpoint) => addressLimitOf(endpoint) === limit);

test.each([
  ['followByIp', namesOf(endpoints.filter(({ redirects }) => redirects === true))],
  ['searchByIp', namesOf(endpoints.filter(({ path }) => path.endsWith('/search')))],
  ['rootsByIp', namesOf(endpoints.filter(({ path, auth }) => auth === 'public' && path.startsWith('/ledger/')))],
])('%s counts', (limit, names) => {
  expect(names.length).toBeGreaterThan(0);
  expect(namesOf(limitedBy(limit))).toEqual(names);
});

it('of all other calls only writes of members and admins, and questions about health, have none', () => {
  const isKnown = ({ auth }: Endpoint) => ['member', 'admin'].includes(auth);
  const free = endpoints.filter((one) => one.path.startsWith('/health/') || (isKnown(one) && one.method !== 'GET'));
  expect(namesOf(limitedBy(undefined))).toEqual(namesOf(free));
  expect(new Set(free.map(({ auth }) => auth)).size).toBeGreaterThan(2);
  expect(limitedBy('callsByIp').length).toBeGreaterThan(20);
});
