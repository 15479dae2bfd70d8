import type { LedgerInclusion } from '@potli/api';
import { DAY_MS } from '@potli/api/units/time';
import {
  climb,
  coinTexts,
  headTexts,
  type Statement,
  sha256,
  statementType,
  verifyFile,
  verifyStatement,
} from '@potli/proof';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../db/database.ts';
import { createRateLimiter } from '../../../limits/createRateLimiter.ts';
import { createRandom } from '../../../testing/createRandom.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { addShoppers, planReports, tell } from '../../../testing/randomReports.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addMember, anyAccount } from '../../../testing/sampleMoney.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { reservePayout } from '../../payouts/transfers/reservePayout.ts';
import { createUuidV7 } from '../../platform/shared/uuidV7.ts';
import { createReceiptSigner } from '../../platform/signing/createReceiptSigner.ts';
import { publishReceiptKey, readReceiptKeys } from '../../platform/signing/receiptKeys.ts';
import { createStatementService } from '../statement/createStatementService.ts';
import { createRootService } from './createRootService.ts';
import { makeRoot } from './makeRoot.ts';
import { BLOCK } from './makeTree.ts';
import { removeOldLeaves } from './removeOldLeaves.ts';

const piiKey = 'a key of this test with many bytes';
const database = await createTestDatabase();
afterAll(() => database.close());
const limits = createRateLimiter(0, database.pool);
const roots = createRootService({ database, limits, piiKeys: [piiKey] });
const uuidV7 = createUuidV7();

const today = new Date();
const daysAgo = (days: number) => new Date(today.getTime() - days * DAY_MS);
const signer = await createReceiptSigner(testSettings.receiptKey);
const statements = createStatementService({ database, limits, signer });
const make = async (now: Date, key = piiKey, leastMembers = 0) =>
  (await makeRoot({ database, piiKey: key, signer, leastMembers, now })) === 'made';
/** As it is published. */
const published = async () => (await roots.listOf({ after: 0, size: 400 })).roots;

let members: bigint[] = [];
const random = createRandom(23);

/** A day of the shop: random reports, and payouts of some members. */
async function trade(name: string, shoppers: Awaited<ReturnType<typeof addShoppers>>): Promise<void> {
  for (const plan of planReports(random, shoppers.length, 8, 24))
    await receiveReport(database, tell(plan, name, shoppers));
  for (const { memberId } of shoppers.slice(0, 2)) {
    const asked = { payoutId: uuidV7(Date.now()), memberId, at: new Date(), findAccount: anyAccount };
    await database.orm.transaction((queries) => reservePayout(queries, asked));
  }
}

async function statementOf(memberId: bigint, inclusion?: LedgerInclusion): Promise<Statement> {
  const part = await statements.partOf(memberId, { after: 0, size: 1000 });
  const { madeAt, head, balances } = part;
  const journals = part.lines.map(({ storeName: _name, ...line }) => line);
  return {
    type: statementType,
    memberId: String(memberId),
    madeAt,
    journals,
    balances,
    head,
    ...(inclusion && { inclusion }),
  };
}

beforeAll(async () => {
  const shoppers = await addShoppers(database, 'ROOTS', 4);
  members = shoppers.map(({ memberId }) => memberId);
  // the first day has members without lines
  expect(await make(daysAgo(40))).toBe(true);
  for (const [n, days] of [39, 3, 1, 0].entries()) {
    await trade(`day ${n}`, shoppers);
    expect(await make(daysAgo(days))).toBe(true);
  }
});

it('every member finds head and amount under each root, and the sum is that of all wallets', async () => {
  const all = await published();
  const days = all.slice(2).map(({ day }) => day);
  const found = new Map(days.map((day) => [day, 0n]));
  for (const memberId of members) {
    for (const day of days) {
      const proven = await statementOf(memberId, await roots.inclusionOf(memberId, day));
      const verdict = await verifyStatement(proven, { roots: await roots.listOf({ after: 0, size: 400 }) });
      expect(verdict).toMatchObject({ result: 'sound', facts: { published: { day } } });
      const owed = verdict.result === 'sound' ? verdict.facts.published?.owedPaise : undefined;
      found.set(day, (found.get(day) ?? 0n) + BigInt(owed ?? 0));
    }
    // without a day: the last one
    expect((await roots.inclusionOf(memberId, undefined)).day).toBe(days.at(-1));
  }
  for (const { day, owedPaise } of all.slice(2)) {
    expect(found.get(day)).toBe(BigInt(owedPaise));
    expect(BigInt(owedPaise)).toBeGreaterThan(0n);
  }
  const { rows } = await database.pool.query<{ sum: string }>(
    `select sum(balance) from account where kind in ('APPROVED', 'HELD')`,
  );
  expect(all.at(-1)?.owedPaise).toBe(rows[0]?.sum);
});

it('publishes a list that is only added to, as anybody can check for any two days', async () => {
  const all = await published();
  const file = await roots.listOf({ after: 0, size: 400 });
  expect(await verifyFile(JSON.stringify(file))).toMatchObject({ result: 'sound' });
  for (const [n, from] of all.entries()) {
    for (const to of all.slice(n)) {
      const proof = await roots.consistencyOf({ from: from.day, to: to.day });
      expect([proof.from.logRoot, proof.to.logRoot]).toEqual([from.logRoot, to.logRoot]);
      expect(await verifyFile(JSON.stringify(proof))).toMatchObject({ result: 'sound' });
    }
  }
  const part = await roots.listOf({ after: 2, size: 2 });
  expect(part.roots).toEqual(all.slice(2, 4));
});

it('makes one root of a day, also on two hosts at once, and none of days that were missed', async () => {
  const before = await published();
  expect(await make(today)).toBe(false);
  const tomorrow = daysAgo(-2);
  const made = await Promise.all([make(tomorrow), make(tomorrow)]);
  expect(made.filter(Boolean)).toHaveLength(1);
  const after = await published();
  expect(after.slice(0, -1)).toEqual(before);
  expect(after.map(({ number }) => number)).toEqual(after.map((_, n) => String(n + 1)));
  await expect(make(daysAgo(-1))).rejects.toThrow('after the time of this clock');
});

it('does not reveal without the secret whose a leaf is: salts of members and days differ', async () => {
  const all = await published();
  const salts = await Promise.all(
    members.flatMap((memberId) => all.slice(2).map(async ({ day }) => (await roots.inclusionOf(memberId, day)).salt)),
  );
  expect(new Set(salts).size).toBe(salts.length);
  const { rows } = await database.pool.query<{ text: string }>(
    `select (ledger_root_leaves)::text || (ledger_root_place)::text as text from ledger_root_leaves, ledger_root_place`,
  );
  expect(salts.filter((salt) => rows.some(({ text }) => text.includes(salt)))).toEqual([]);
});

it('finds places made with an earlier key, and none without it', async () => {
  const [memberId = 0n] = members;
  const next = createRootService({ database, limits, piiKeys: ['another key of this test, as long', piiKey] });
  const day = (await published()).at(-1)?.day;
  expect(await next.inclusionOf(memberId, day)).toEqual(await roots.inclusionOf(memberId, day));
  const without = createRootService({ database, limits, piiKeys: ['another key of this test, as long'] });
  await expect(without.inclusionOf(memberId, day)).rejects.toThrow('no published root');
});

it('does not block payments to members meanwhile', async () => {
  const [memberId = 0n] = members;
  const other = await openDatabase(database.url, { size: 1 });
  try {
    // the wallet is locked for a payment, and the root does not wait for it either
    await other.orm.transaction(async (queries) => {
      await queries.execute(`select * from wallet where member_id = ${memberId} for update`);
      await queries.execute(`update account set balance = balance + 1 where member_id = ${memberId} and kind = 'HELD'`);
      expect(await make(daysAgo(-4))).toBe(true);
      await queries.execute(`update account set balance = balance - 1 where member_id = ${memberId} and kind = 'HELD'`);
    });
  } finally {
    await other.close();
  }
});

it('removes leaves after five weeks only, and nothing else', async () => {
  const [memberId = 0n] = members;
  const all = await published();
  const old = all[1]?.day;
  // a day more, as clocks differ
  const lastMs = Date.parse(all[1]?.madeAt ?? '') + 36 * DAY_MS;
  await removeOldLeaves(database, new Date(lastMs));
  expect((await roots.inclusionOf(memberId, old)).day).toBe(old);
  await removeOldLeaves(database, new Date(lastMs + 1));
  await expect(roots.inclusionOf(memberId, old)).rejects.toThrow('older than 35 days');
  expect((await roots.inclusionOf(memberId, all[2]?.day)).day).toBe(all[2]?.day);
  expect(await published()).toEqual(all);
});

it.each([
  'update ledger_root set owed_paise = 0',
  'delete from ledger_root where number = 1',
  'update ledger_root_tree set size = 1',
  'delete from ledger_root_tree',
  'update ledger_root_place set seq = 1',
  'delete from ledger_root_place',
  'update ledger_root_leaves set coin = 0',
  'delete from ledger_root_leaves',
  'truncate ledger_root, ledger_root_tree, ledger_root_place, ledger_root_leaves',
])('refuses: %s', async (statement) => {
  await expect(database.pool.query(statement)).rejects.toThrow(/only added to|kept for 35 days/);
});

it('places many members, whose trees are in several rows, and finds the first and the last leaf', async () => {
  const count = 2 * BLOCK + 3;
  await database.pool.query(`
    do $$ begin
      set local session_replication_role = replica;
      insert into wallet (member_id, journals, head)
        select 1000000 + n, 1, sha256(n::text::bytea) from generate_series(1, ${count}) as n;
      insert into account (member_id, kind, balance)
        select 1000000 + n, kind, case kind when 'APPROVED' then 5 else 0 end
        from generate_series(1, ${count}) as n, unnest(array['APPROVED', 'HELD']) as kind;
      insert into journal (key, kind, reference, happened_at, member_id, seq, prev_hash, salt, hash)
        select 'many ' || n, 'CONFIRMED', '1', now(), 1000000 + n, 1, sha256('x'), gen_random_uuid(), sha256(n::text::bytea)
        from generate_series(1, ${count}) as n;
    end $$`);
  expect(await make(daysAgo(-6))).toBe(true);
  const root = (await published()).at(-1);
  const size = (coin: string) => Number(root?.trees.find((tree) => tree.coin === coin)?.size);
  expect(size('0')).toBeGreaterThanOrEqual(count);
  const { rows } = await database.pool.query<{ rows: string }>(
    `select count(*) as rows from ledger_root_leaves where number = ${root?.number} and coin = 0`,
  );
  expect(Number(rows[0]?.rows)).toBe(Math.ceil(size('0') / BLOCK));
  const seen = new Set<string>();
  for (let n = 1; n <= count; n += 97) {
    const inclusion = await roots.inclusionOf(BigInt(1_000_000 + n), undefined);
    expect(inclusion.coins.map(({ value }) => value)).toEqual(['1', '4']);
    seen.add(inclusion.place.index);
    const { salt, seq, head, place } = inclusion;
    const leaf = await sha256(headTexts(salt, { memberId: String(1_000_000 + n), seq, head }));
    expect(await climb(leaf, place, size('0'))).toBe(root?.trees[0]?.root);
  }
  expect(seen.size).toBe(Math.ceil(count / 97));
});

it('counts a member who is owed more than all others together, and the others as on other days', async () => {
  const before = BigInt((await published()).at(-1)?.owedPaise ?? 0);
  const owed = 5n * 2n ** 34n + 3n * 2n ** 20n + 9n;
  await database.pool.query(`
    do $$ begin
      set local session_replication_role = replica;
      insert into wallet (member_id, journals, head) values (2000000, 1, sha256('rich'));
      insert into account (member_id, kind, balance) values (2000000, 'APPROVED', ${owed}), (2000000, 'HELD', 0);
      insert into journal (key, kind, reference, happened_at, member_id, seq, prev_hash, salt, hash)
        values ('rich', 'CONFIRMED', '1', now(), 2000000, 1, sha256('x'), gen_random_uuid(), sha256('rich'));
    end $$`);
  expect(await make(daysAgo(-8))).toBe(true);
  expect((await published()).at(-1)?.owedPaise).toBe(String(before + owed));
  const { salt, seq, head, coins } = await roots.inclusionOf(2_000_000n, undefined);
  const point = { memberId: '2000000', seq, head, owedPaise: owed };
  const trees = (await published()).at(-1)?.trees ?? [];
  expect(coins.map(({ value }) => BigInt(value))).toEqual([
    1n,
    8n,
    2n ** 20n,
    2n ** 20n,
    2n ** 20n,
    2n ** 34n,
    2n ** 36n,
  ]);
  const headLeaf = await sha256(headTexts(salt, point));
  for (const { value, number, ...place } of coins) {
    const leaf = await sha256(coinTexts(salt, headLeaf, { value: BigInt(value), number: BigInt(number) }));
    const tree = trees.find(({ coin }) => coin === value);
    expect(await climb(leaf, place, Number(tree?.size))).toBe(tree?.root);
  }
  const file = await roots.listOf({ after: 0, size: 400 });
  expect(await verifyFile(JSON.stringify(file))).toMatchObject({ result: 'sound' });
});

it('has no place for a member without lines', async () => {
  await expect(roots.inclusionOf(await addMember(database), undefined)).rejects.toThrow('no published root');
});

it('every root is signed with the key that the shop publishes', async () => {
  await publishReceiptKey(database.orm, signer);
  const keys = await readReceiptKeys(database.orm);
  const file = await roots.listOf({ after: 0, size: 400 });
  const verdict = await verifyFile(JSON.stringify(file), { shop: { keys: JSON.stringify(keys) } });
  expect(verdict).toMatchObject({ result: 'sound', kind: 'shop' });
  const [first, ...others] = file.roots;
  const lie = { ...file, roots: [{ ...first, logRoot: others[0]?.logRoot }, ...others] };
  expect(await verifyFile(JSON.stringify(lie), { shop: { keys: JSON.stringify(keys) } })).toMatchObject({
    result: 'broken',
  });
});

it('no root is made of fewer members than the shop has set, and the next one follows the last', async () => {
  const before = await published();
  const parts = { database, piiKey, signer, now: daysAgo(-400) };
  expect(await makeRoot({ ...parts, leastMembers: 1_000_000 })).toBe('few');
  expect(await published()).toEqual(before);
  expect(await makeRoot({ ...parts, leastMembers: 1 })).toBe('made');
  expect(await makeRoot({ ...parts, leastMembers: 1 })).toBe('known');
});
