import { type Waiting, waitingKinds } from '@potli/api/contract/adminWaiting';
import { type Right, rights, rightsOf } from '@potli/api/contract/roles';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, expect, it } from 'vitest';
import { addLongHistory } from '../../../testing/addLongHistory.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { explain, rowsReadBy } from '../../../testing/explain.ts';
import { sampleCatalogue } from '../../../testing/sampleCatalogue.ts';
import { importCatalogue } from '../../shop/catalogue/import/importCatalogue.ts';
import { countWaiting, waitingQuery } from './countWaiting.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

/** Plans were the same with 100,000. */
const HISTORY = 5000;

const count = (of: readonly Right[], sellsStock = true) => countWaiting(database.orm, { rights: of, sellsStock });

it('where nothing waits, nothing is counted', async () => {
  expect(await count(rights)).toEqual([]);
  expect(await count([])).toEqual([]);
});

it('counts what waits without reading what is done', async () => {
  await addLongHistory(database, HISTORY);
  const counted = await count(rights);
  const counts = Object.fromEntries(counted.map(({ kind, count }) => [kind, count]));
  const seven = waitingKinds.filter((kind) => kind !== 'shortVouchers');
  expect(counts).toEqual({ ...Object.fromEntries(seven.map((kind) => [kind, 7])), openReports: 14, claimedOrders: 5 });
  expect(counted.map(({ kind }) => kind)).toEqual(waitingKinds.filter((kind) => kind in counts));

  const query = new PgDialect().sqlToQuery(waitingQuery(database.orm, waitingKinds));
  const nodes = await explain(database, { text: query.sql, values: query.params });
  for (const node of nodes) expect(rowsReadBy(node), JSON.stringify(node)).toBeLessThan(HISTORY / 10);
});

it('a role sees what its rights open', async () => {
  const seen = async (role: keyof typeof rightsOf) => (await count(rightsOf[role])).map(({ kind }) => kind);
  expect(await seen('SUPPORT')).toEqual(['newClaims', 'openClaims', 'claimedOrders']);
  expect(await seen('EDITOR')).toEqual(['changes']);
  expect(await seen('FINANCE')).not.toContain('newClaims');
  expect(await seen('FINANCE')).toContain('reviewPayouts');
});

it('values on sale that are not in stock count where the stock is what is sold', async () => {
  await importCatalogue(database, sampleCatalogue());
  const short = (counted: Waiting[]) => counted.find(({ kind }) => kind === 'shortVouchers');
  expect(short(await count(rights))).toMatchObject({ since: null });
  expect(short(await count(rights, false))).toBeUndefined();
});
