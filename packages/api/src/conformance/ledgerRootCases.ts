import type { ResponseOf } from '../contract/endpoint.ts';
import type { getLedgerConsistency, getMyInclusion, listLedgerRoots } from '../contract/ledgerRoots.ts';
import type { ConformanceCase } from './ConformanceCase.ts';

const LONG_AGO = '2001-01-01';

/** Roots over all chains; that they hold is shown with the statement by `@potli/proof`. */
export const ledgerRootCases: readonly ConformanceCase[] = [
  {
    name: 'returns the roots that were published, the first one first',
    endpoint: 'listLedgerRoots',
    demo: true,
    status: 200,
    check: (answer) => {
      const { roots } = answer as ResponseOf<typeof listLedgerRoots>;
      const isWhole = roots.every(
        ({ trees, owedPaise }) =>
          trees[0]?.coin === '0' &&
          trees.reduce((sum, { coin, size }) => sum + BigInt(coin) * BigInt(size), 0n) === BigInt(owedPaise),
      );
      return isWhole && roots[0]?.number === '1';
    },
  },
  {
    name: 'returns no roots after the last one',
    endpoint: 'listLedgerRoots',
    request: () => ({ query: { after: '999999', size: '1' } }),
    status: 200,
    check: (answer) => (answer as ResponseOf<typeof listLedgerRoots>).roots.length === 0,
  },
  ...['size=0', 'size=401', 'size=x', 'after=-1', 'after=1.5'].map(
    (query): ConformanceCase => ({
      name: `refuses ${query}`,
      endpoint: 'listLedgerRoots',
      request: () => ({ query: Object.fromEntries(new URLSearchParams(query)) }),
      status: 400,
    }),
  ),
  {
    name: 'returns the place of a member under the last root',
    endpoint: 'getMyInclusion',
    as: 'member',
    demo: true,
    status: 200,
    check: (answer) => Number((answer as ResponseOf<typeof getMyInclusion>).seq) > 0,
  },
  { name: 'has no place for a member without lines', endpoint: 'getMyInclusion', as: 'newMember', status: 404 },
  ...[`day=${LONG_AGO}`, 'day=yesterday'].map(
    (query): ConformanceCase => ({
      name: `has no place on ${query}`,
      endpoint: 'getMyInclusion',
      as: 'member',
      request: () => ({ query: Object.fromEntries(new URLSearchParams(query)) }),
      status: query.endsWith(LONG_AGO) ? 404 : 400,
    }),
  ),
  {
    name: 'has no list on days without a root',
    endpoint: 'getLedgerConsistency',
    request: () => ({ query: { from: LONG_AGO, to: LONG_AGO } }),
    status: 404,
    check: (answer) => !('path' in (answer as Partial<ResponseOf<typeof getLedgerConsistency>>)),
  },
  {
    name: 'refuses a first day after the second',
    endpoint: 'getLedgerConsistency',
    request: () => ({ query: { from: '2001-01-02', to: LONG_AGO } }),
    status: 400,
  },
  {
    name: 'refuses to be asked without days',
    endpoint: 'getLedgerConsistency',
    status: 400,
  },
];
