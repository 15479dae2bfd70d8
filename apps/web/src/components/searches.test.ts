import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { orderSearch } from '../features/orders/orderStatus.ts';
import { payoutsSearch } from '../screens/admin/AdminPayouts/payoutsSearch.ts';
import { auditSearch } from '../screens/admin/AuditLog/auditSearch.ts';
import { booksSearch } from '../screens/admin/Books/booksSearch.ts';
import { changesSearch } from '../screens/admin/CatalogueChanges/changesSearch.ts';
import { catalogueSearch } from '../screens/admin/CatalogueList/catalogueSearch.ts';
import { claimsSearch } from '../screens/admin/Claims/claimsSearch.ts';
import { exportSearch } from '../screens/admin/ExportCatalogue/exportSearch.ts';
import { importVouchersSearch } from '../screens/admin/ImportVouchers/importVouchersSearch.ts';
import { membersSearch } from '../screens/admin/Members/membersSearch.ts';
import { ordersSearch } from '../screens/admin/Orders/ordersSearch.ts';
import { refundsSearch } from '../screens/admin/Refunds/refundsSearch.ts';
import { reportsSearch } from '../screens/admin/Reports/reportsSearch.ts';
import { settlementsSearch } from '../screens/admin/Settlements/settlementsSearch.ts';
import { staffSearch } from '../screens/admin/Staff/staffSearch.ts';
import { vouchersSearch } from '../screens/admin/Vouchers/vouchersSearch.ts';
import { claimSearch } from '../screens/dashboard/MissingCashback/claimSearch.ts';
import { yearSearch } from '../screens/dashboard/MyYear/yearSearch.ts';
import { readStoresSearch } from '../screens/public/AllStores/readStoresSearch.ts';
import { keySearch } from './account/accountRoute.ts';
import { tableSearch } from './table/tableSearch.ts';

type Reader = (search: Record<string, unknown>) => object;

const readers: Record<string, Reader> = {
  orderSearch,
  claimSearch,
  yearSearch,
  readStoresSearch,
  keySearch,
  tableSearch,
  auditSearch,
  catalogueSearch,
  changesSearch,
  claimsSearch,
  exportSearch,
  importVouchersSearch,
  membersSearch,
  payoutsSearch,
  booksSearch,
  ordersSearch,
  refundsSearch,
  reportsSearch,
  settlementsSearch,
  staffSearch,
  vouchersSearch,
};

/** Parameters that these readers take, with a value that each lets pass. */
const good = {
  key: 'a',
  q: 'jutti',
  category: 'apparel',
  sort: 'popular',
  page: 2,
  size: 20,
  kind: 'stores',
  status: 'PENDING',
  source: 'STORE',
  id: '1',
  click: 'x',
  year: 2025,
};

test('this list has all readers that routes share', () => {
  const files = globSync('apps/web/src/routes/**/*.tsx');
  const named = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/validateSearch: (\w+),/g), ([, name = '']) => name),
  );
  // redirect.tsx has its own
  expect(new Set(named)).toEqual(new Set([...Object.keys(readers), 'readSearch']));
});

// the router adds what a reader leaves out from the address, so the page would show what the server has not rendered
test.each(Object.entries(readers))('%s answers for each parameter that it reads', (_name, read) => {
  const { q: _query, ...listed } = good;
  const keys = Object.keys({ ...read(good), ...read(listed) }).sort();
  for (const odd of ['', [], ['a', 'b'], {}, null, -1, '\0']) {
    const search = Object.fromEntries(keys.map((key) => [key, odd]));
    expect(Object.keys(read(search)).sort()).toEqual(keys);
  }
  expect(Object.keys(read({})).sort()).toEqual(keys);
});

// a UTR, a mobile number or an order that is typed into the address
test.each([
  ['claimsSearch', 'find'],
  ['payoutsSearch', 'find'],
  ['membersSearch', 'text'],
  ['settlementsSearch', 'network'],
])('%s finds by digits, which the router reads as a number', (name, key) => {
  expect(readers[name]?.({ [key]: 9876543210 })).toMatchObject({ [key]: '9876543210' });
});
