import type { StatementLine } from '@potli/api';
import { type Statement, statementType, verifyFile, verifyStatement } from '@potli/proof';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { createRateLimiter } from '../../../limits/createRateLimiter.ts';
import type { Services } from '../../../services/openServices.ts';
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
import { createStatementService } from './createStatementService.ts';

const database = await createTestDatabase();
afterAll(() => database.close());
const limits = createRateLimiter(0, database.pool);
const signer = await createReceiptSigner(testSettings.receiptKey);
const service = createStatementService({ database, limits, signer });
const uuidV7 = createUuidV7();

const shoppers = await addShoppers(database, 'STATE', 5);
const plans = planReports(createRandom(19), shoppers.length, 40, 160);
for (const plan of plans) await receiveReport(database, tell(plan, 'state', shoppers));
for (const { memberId } of shoppers) {
  const asked = { payoutId: uuidV7(Date.now()), memberId, at: new Date(), findAccount: anyAccount };
  await database.orm.transaction((queries) => reservePayout(queries, asked));
}

/** A line without the name of its shop, which is part of no proof. */
function toJournal({ seq, at, kind, entries, cause, commitment, previous, hash }: StatementLine) {
  return { seq, at, kind, entries, cause, commitment, previous, hash };
}

/** The statement of a member, put together from parts as the site does it. */
async function statementOf(memberId: bigint, size: number, meanwhile = async () => {}): Promise<Statement> {
  const { total, lines, ...first } = await service.partOf(memberId, { after: 0, size });
  const { head, balances, madeAt, keyId, signature, memberId: id } = first;
  const all = [...lines];
  while (all.length < total) {
    await meanwhile();
    const part = await service.partOf(memberId, { after: all.length, size });
    all.push(...part.lines);
  }
  const journals = all.slice(0, total).map(toJournal);
  const signed = keyId && signature ? { keyId, signature } : {};
  return { type: statementType, memberId: id, madeAt, journals, balances, head, ...signed };
}

it('is sound for every member, however it is cut into parts, and the same each time', async () => {
  const kinds = new Set<string>();
  for (const { memberId } of shoppers) {
    const whole = await statementOf(memberId, 1000);
    for (const { kind } of whole.journals) kinds.add(kind);
    expect(await verifyStatement(whole)).toMatchObject({ result: 'sound', facts: { journals: whole.journals.length } });
    for (const size of [3, 7]) {
      const { journals, head, balances } = await statementOf(memberId, size);
      expect({ journals, head, balances }).toEqual({
        journals: whole.journals,
        head: whole.head,
        balances: whole.balances,
      });
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['TRACKED', 'CONFIRMED', 'REFERRAL', 'PAYOUT']));
});

it('is sound where the chain grows while its parts are read, and continues the one before', async () => {
  const [{ memberId } = { memberId: 0n }] = shoppers;
  const before = await statementOf(memberId, 1000);
  const later = planReports(createRandom(20), shoppers.length, 8, 40);
  const grow = async () => {
    const plan = later.pop();
    if (plan) await receiveReport(database, tell(plan, 'later', shoppers));
  };
  const during = await statementOf(memberId, 2, grow);
  expect(await verifyStatement(during, { earlier: before })).toMatchObject({ result: 'sound' });
  const after = await statementOf(memberId, 1000);
  expect(after.journals.length).toBeGreaterThan(before.journals.length);
  expect(await verifyStatement(after, { earlier: during })).toMatchObject({ result: 'sound' });
});

it('is signed with the key that the shop publishes, however it is cut into parts', async () => {
  await publishReceiptKey(database.orm, signer);
  const keys = JSON.stringify(await readReceiptKeys(database.orm));
  for (const memberId of [...shoppers.map((each) => each.memberId), await addMember(database)]) {
    for (const size of [3, 1000]) {
      const text = JSON.stringify(await statementOf(memberId, size));
      expect(await verifyFile(text, { shop: { keys } })).toMatchObject({ result: 'sound', kind: 'shop' });
    }
  }
});

it('is not signed by a host whose key was replaced more than a day ago', async () => {
  const [old, next] = await Promise.all(['a key that is replaced', 'the key in its place'].map(createReceiptSigner));
  if (!old || !next) throw new Error('two keys');
  for (const [{ keyId, publicKey }, days] of [
    [old, 9],
    [next, 8],
  ] as const)
    await database.pool.query(`insert into receipt_key values ($1, $2, now() - make_interval(days => $3))`, [
      ...[keyId, publicKey, days],
    ]);
  const later = createStatementService({ database, limits, signer: old });
  const [{ memberId } = { memberId: 0n }] = shoppers;
  expect(await later.partOf(memberId, { after: 0, size: 1 })).toMatchObject({ keyId: null, signature: null });
  expect(await service.partOf(memberId, { after: 0, size: 1 })).toMatchObject({ keyId: signer.keyId });
});

it('is sound and empty for a new member', async () => {
  const memberId = await addMember(database);
  expect(await verifyStatement(await statementOf(memberId, 1000))).toMatchObject({
    result: 'sound',
    facts: { journals: 0 },
  });
});

it('names shops and causes of own orders, and nothing of the order of a friend', async () => {
  const { rows: shares } = await database.pool.query<{ member: string; salt: string; key: string; seq: string }>(
    `select member_id as member, salt, key, seq from journal where kind like 'REFERRAL%'`,
  );
  expect(shares.length).toBeGreaterThan(0);
  for (const { member, salt, key, seq } of shares) {
    const { lines } = await service.partOf(BigInt(member), { after: Number(seq) - 1, size: 1 });
    expect(lines).toMatchObject([{ seq, cause: null, storeName: null }]);
    for (const secret of [salt, key]) expect(JSON.stringify(lines)).not.toContain(secret);
  }
  const parts = await Promise.all(shoppers.map(({ memberId }) => service.partOf(memberId, { after: 0, size: 1000 })));
  const own = parts.flatMap(({ lines }) => lines.filter(({ kind }) => !kind.startsWith('REFERRAL')));
  expect(own.every(({ cause }) => cause !== null)).toBe(true);
});

/** As somebody with all rights over the database does it. */
it.each([
  ['an amount', 'changed', 'update entry set amount = amount + sign(amount) where journal_id = $second'],
  ['a time', 'changed', `update journal set happened_at = happened_at + interval '1 day' where id = $second`],
  ['a line left out', 'order', 'delete from entry where journal_id = $second; delete from journal where id = $second'],
  ['a balance', 'balance', `update account set balance = balance + 1 where member_id = $member and kind = 'SENT'`],
  ['the head', 'end', `update wallet set head = sha256('x') where member_id = $member`],
])('shows a change of %s in the database', async (_, fault, change) => {
  const member = shoppers[0]?.memberId ?? 0n;
  const second = `(select id from journal where member_id = ${member} and seq = 2)`;
  const text = change.replaceAll('$second', second).replaceAll('$member', String(member));
  const tried = new Error('rolled back');
  let statement: Statement | undefined;
  const attempt = database.orm.transaction(async (queries) => {
    await queries.execute(sql.raw(`set local session_replication_role = replica; ${text}`));
    const inside: Services['statements'] = createStatementService({
      database: { orm: queries as unknown as typeof database.orm },
      limits,
      signer,
    });
    const { lines, memberId, madeAt, balances, head } = await inside.partOf(member, { after: 0, size: 1000 });
    const journals = lines.map(toJournal);
    statement = { type: statementType, memberId, madeAt, journals, balances, head };
    throw tried;
  });
  await expect(attempt).rejects.toBe(tried);
  expect(await verifyStatement(statement)).toMatchObject({ result: 'broken', fault });
});
