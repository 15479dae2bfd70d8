import { journalHash, noHash, openingHash } from '@potli/proof';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { openYesterday } from '../../../testing/openYesterday.ts';
import { addMember } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { checkLedger, readFindings } from './checkLedger.ts';
import { toLedgerEntries, type WalletChange } from './ledgerEntries.ts';
import { lockWallets } from './lockWallets.ts';
import { postJournal } from './postJournals.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

let posted = 0;

async function post(memberId: bigint, change: WalletChange, reference = '1') {
  posted += 1;
  const key = `order bazaar event ${posted}, "₹" और\n${posted}`;
  await database.orm.transaction(async (queries) => {
    const balances = (await lockWallets(queries, [memberId])).get(memberId);
    if (!balances) throw new Error('no wallet');
    const entries = toLedgerEntries(memberId, balances, change);
    await postJournal(queries, {
      key,
      kind: 'FORFEITED',
      reference,
      at: new Date(1_763_000_000_123 + posted),
      entries,
    });
  });
}

const one = await addMember(database);
const other = await addMember(database);
for (let n = 1n; n <= 4n; n += 1n) {
  await post(one, { pending: 10n * n });
  await post(other, { pending: 7n, owed: n % 2n === 0n ? -500n : 300n });
}

/** The journals of a member, as an outsider reads them. */
async function chainOf(client: Pick<pg.Client, 'query'>, memberId: bigint) {
  const { rows } = await client.query<{
    seq: string;
    prev_hash: Buffer;
    hash: Buffer;
    salt: string;
    key: string;
    kind: string;
    reference: string;
    happened_at: Date;
    entries: { account: string; paise: string }[];
  }>(
    `select journal.*, (select json_agg(json_build_object('account', account.kind, 'paise', entry.amount::text))
       from entry join account on account.id = entry.account_id where entry.journal_id = journal.id) as entries
     from journal where member_id = $1 order by id`,
    [memberId],
  );
  return rows.map((row) => ({
    ...row,
    memberId,
    seq: BigInt(row.seq),
    prevHash: row.prev_hash.toString('hex'),
    happenedAt: row.happened_at.getTime(),
    entries: row.entries.map(({ account, paise }) => ({ account, paise: BigInt(paise) })),
  }));
}

/** Whether the chain holds by the description alone. */
async function expectChain(client: Pick<pg.Client, 'query'>, memberId: bigint, length: number) {
  const chain = await chainOf(client, memberId);
  expect(chain.map(({ seq }) => seq)).toEqual(Array.from({ length }, (_, n) => BigInt(n + 1)));
  let head = noHash;
  for (const journal of chain) {
    expect(journal.prevHash).toEqual(head);
    head = await journalHash({ ...journal, commitment: await openingHash(journal) });
    expect(journal.hash.toString('hex')).toBe(head);
  }
  const { rows } = await client.query<{ head: Buffer; journals: string }>(
    'select head, journals from wallet where member_id = $1',
    [memberId],
  );
  expect(rows).toEqual([{ head: Buffer.from(head, 'hex'), journals: String(length) }]);
}

it('every journal continues the chain of its member, as described', async () => {
  await expectChain(database.pool, one, 4);
  await expectChain(database.pool, other, 4);
  expect(await checkLedger(database)).toEqual(soundLedger);
});

it('journals of one member at once continue one chain', async () => {
  const busy = await addMember(database);
  await Promise.all(Array.from({ length: 12 }, (_, n) => post(busy, { pending: BigInt(n + 1) })));
  await expectChain(database.pool, busy, 12);
});

it('a journal touches one member only', async () => {
  await expect(
    database.orm.transaction((queries) =>
      postJournal(queries, {
        key: 'two members',
        kind: 'FORFEITED',
        reference: '1',
        at: new Date(),
        entries: [
          { memberId: one, account: 'PENDING', paise: 5n },
          { memberId: other, account: 'PENDING', paise: -5n },
        ],
      }),
    ),
  ).rejects.toThrow('must touch one member');
  const strange = `with posted as (insert into journal (key, kind, reference, happened_at) values ('strange', 'FORFEITED', '', now())
    returning id) insert into entry select posted.id, account.id, 1 from posted, account
    where member_id = ${one} and kind = 'SENT'
    union all select posted.id, account.id, -1 from posted, account where kind = 'HOUSE_DEBT'`;
  await expect(database.pool.query(strange)).rejects.toThrow('touches the wallet of another member');
});

const second = `member_id = ${one} and seq = 2`;
const secondId = `(select id from journal where ${second})`;

/** As somebody with all rights over the database does it. */
it.each([
  ['an amount', `update entry set amount = amount + sign(amount) where journal_id = ${secondId}`],
  ['a kind', `update journal set kind = 'CONFIRMED' where ${second}`],
  ['a reference', `update journal set reference = '2' where ${second}`],
  ['a key', `update journal set key = 'order bazaar other' where ${second}`],
  ['a time', `update journal set happened_at = happened_at + interval '1 day' where ${second}`],
  ['a journal left out', `delete from entry where journal_id = ${secondId}; delete from journal where ${second}`],
  [
    'the last journal left out',
    `delete from entry where journal_id = (select id from journal where member_id = ${one} and seq = 4);
     delete from journal where member_id = ${one} and seq = 4`,
  ],
  [
    'two journals exchanged',
    `update journal set seq = -seq where member_id = ${one} and seq in (2, 3);
     update journal set seq = 5 + seq where member_id = ${one} and seq < 0`,
  ],
  ['a journal of another member', `update journal set member_id = ${other}, seq = 5 where ${second}`],
  [
    'a journal of nobody',
    `update journal set member_id = null, seq = null, prev_hash = null, salt = null, hash = null
     where ${second}`,
  ],
  ['a hash', `update journal set hash = sha256('x') where ${second}`],
  ['the head', `update wallet set head = sha256('x') where member_id = ${one}`],
])('the check finds a change of %s', async (_, change) => {
  const tried = new Error('rolled back');
  let broken = 0;
  const attempt = database.orm.transaction(async (queries) => {
    await queries.execute(sql.raw(`set local session_replication_role = replica; ${change}`));
    broken = (await readFindings(queries)).brokenChains;
    throw tried;
  });
  await expect(attempt).rejects.toBe(tried);
  expect(broken).toBeGreaterThan(0);
});

it('journals of yesterday get their place, and the books stay as they were', async () => {
  const { client, url, migrate } = await openYesterday('yesterday_chain', '0040');
  await client.query(`
    insert into member (email, password_hash, name, mobile_number, gender, referral_code)
      select n || '@mail.example', '', '', '', 'OTHER', 'CODE' || n from generate_series(1, 20) as n;
    insert into journal (key, kind, reference, happened_at)
      select 'order bazaar ' || n, 'FORFEITED', n::text, timestamptz '2026-01-01' + n * interval '1.001 seconds'
      from generate_series(1, 2000) as n;
    insert into entry
      select journal.id, account.id, 100 + journal.id from journal
      join account on account.member_id = 1 + journal.id % 19 and account.kind = 'PENDING';
    insert into entry
      select journal.id, account.id, -100 - journal.id from journal join account on account.kind = 'HOUSE_EXPECTED';`);
  const balances = 'select sum(balance) as total from account';
  const before = await client.query(balances);
  await migrate();
  expect((await client.query(balances)).rows).toEqual(before.rows);
  expect(await checkLedger({ url })).toEqual(soundLedger);
  const { rows } = await client.query<{ id: string }>('select id from member order by id');
  await expectChain(client, BigInt(rows[1]?.id ?? 0), 106);
  await expectChain(client, BigInt(rows[19]?.id ?? 0), 0);
  await expect(client.query(`update journal set kind = 'OTHER'`)).rejects.toThrow('only added to');
});
