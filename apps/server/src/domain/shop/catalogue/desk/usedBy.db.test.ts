import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/createTestDatabase.ts';
import { explain, rowsReadBy } from '../../../../testing/explain.ts';
import { sampleOffer, sampleStore } from '../../../../testing/sampleCatalogue.ts';
import { addClick, addMember } from '../../../../testing/sampleMoney.ts';
import { statementsOf } from '../../../../testing/statementsOf.ts';
import { importCatalogue } from '../import/importCatalogue.ts';
import { refuseUsed } from './usedBy.ts';

const STORES = 3_000;

const database = await createTestDatabase();
afterAll(() => database.close());
const keys = Array.from({ length: STORES }, (_, index) => `store-${index}`);
const refuse = (of: readonly string[]) => refuseUsed(database.orm, 'stores', of);

beforeAll(async () => {
  const stores = [...keys, 'offering', 'clicked', 'drafted'].map((key) => sampleStore(key));
  const offers = ['first', 'second'].map((key) => sampleOffer(key, { store: 'offering' }));
  await importCatalogue(database, { version: 1, stores, offers });
  const { rows } = await database.pool.query<{ id: string }>(`select id from store where url_slug = 'clicked'`);
  await addClick(database, await addMember(database), { sourceId: BigInt(rows[0]?.id ?? 0) });
  const draft = { urlSlug: 'later', offerName: 'Later', store: 'drafted' };
  await database.pool.query(
    `insert into catalogue_row (kind, key, version, draft, draft_base, words, is_off, changed_at, changed_by)
     values ('offers', 'later', 0, $1, 0, 'later', false, now(), 'cli:test')`,
    [draft],
  );
  await database.pool.query('analyze');
});

it.each([
  ['offering', /^"offering" cannot be deleted: "first" and 1 more would lead to nothing/],
  ['drafted', /^"drafted" cannot be deleted: "Later" would lead to nothing/],
  ['clicked', /^"clicked" cannot be deleted: members have clicks of it/],
])('of very many rows, the one that is used is named: %s', async (used, message) => {
  await expect(refuse([...keys, used])).rejects.toThrow(message);
  await expect(refuse([used])).rejects.toThrow(message);
});

it('rows that nothing names may go', () => expect(refuse(keys)).resolves.toBeUndefined());

it('very many rows are as many statements as one, and one row reads no whole table', async () => {
  expect(await statementsOf(() => refuse(keys))).toHaveLength(2);
  const ofOne = await statementsOf(() => refuse(keys.slice(0, 1)));
  expect(ofOne).toHaveLength(2);
  for (const statement of ofOne) {
    const nodes = await explain(database, statement);
    const ofCatalogue = nodes.filter((node) => /^(catalogue_row|store)$/.test(node['Relation Name'] ?? ''));
    const rows = ofCatalogue.reduce((sum, node) => sum + rowsReadBy(node), 0);
    expect(rows, statement.text).toBeLessThan(20);
  }
});
