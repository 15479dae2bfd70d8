import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { openNeft, type ReturnRow } from '../../../testing/banks/openNeft.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { readBalances } from '../../ledger/journals/lockWallets.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import type { BankTransfer } from '../transfers/BankPort.ts';
import { listTransferFiles, readTransferFile, withdrawTransferFile } from './transferFileRows.ts';

let database: Database;
let neft: ReturnType<typeof openNeft>;
beforeEach(async () => {
  database = await createTestDatabase();
  neft = openNeft(database);
});
afterEach(() => database.close());

const by = { who: 'cli:test', action: 'payouts file --withdraw' };
const withdraw = (name = '') => database.orm.transaction((queries) => withdrawTransferFile(queries, { name, by }));
const sealer = createSealer(testSettings.piiKey);

async function queued(count: number): Promise<BankTransfer[]> {
  const transfers: BankTransfer[] = [];
  for (let n = 0; n < count; n += 1) {
    const transfer = await neft.newTransfer();
    await neft.bank.transfer(transfer);
    transfers.push(transfer);
  }
  return transfers;
}

const stateOf = async ({ payoutId }: BankTransfer) => {
  const { rows } = await database.pool.query<{ state: string; utr: string | null }>(
    'select state, utr from payout where id = $1',
    [payoutId],
  );
  return rows[0];
};
const waitsForLock = async () => {
  const { rowCount } = await database.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount === 1;
};
const walletOf = async ({ memberId }: BankTransfer) => (await readBalances(database.orm, [memberId])).get(memberId);
const linesOf = (content = '') => content.split('\r\n').slice(1, -1);

describe('a file', () => {
  it('has everything that waits, once, however many operators make one at the same time', async () => {
    const transfers = await queued(5);
    const made = await Promise.all([neft.makeFile(), neft.makeFile(), neft.makeFile()]);
    const files = made.filter((file) => file !== undefined);
    expect(files).toHaveLength(1);
    expect(files[0]).toMatchObject({ lines: 5, totalPaise: 25_000n });
    const references = linesOf(files[0]?.content).map((line) => line.split(',')[7]);
    expect(references).toHaveLength(5);
    expect(references.filter((reference) => /^P\d{12}$/.test(reference ?? ''))).toEqual(references);
    expect(new Set(references).size).toBe(transfers.length);
    expect(await neft.makeFile()).toBeUndefined();
  });

  it('is written again byte by byte, and not readable in the database', async () => {
    await queued(2);
    const at = new Date('2026-11-20T20:00:00Z');
    const file = await neft.makeFile(at);
    expect(file?.name).toBe('neft-2026-11-21-1');
    expect(linesOf(file?.content)[0]).toMatch(
      /^NEFT,50100012345678,21\/11\/2026,50\.00,Asha,100200300400,SBIN0000001,P\d{12},Potli cashback$/,
    );
    expect(await readTransferFile(database.orm, sealer, 'neft-2026-11-21-1')).toMatchObject(file ?? {});
    const { rows } = await database.pool.query<{ sealed: Buffer }>('select sealed from transfer_file');
    expect(rows[0]?.sealed.toString('latin1')).not.toMatch(/100200300400|Asha|NEFT/);
    await expect(readTransferFile(database.orm, sealer, 'neft-1')).rejects.toThrow(/no file "neft-1"/);
  });

  it('that the bank did not take is withdrawn; its payouts are in the next one and in no other', async () => {
    const [transfer] = await queued(3);
    const first = await neft.makeFile();
    await withdraw(first?.name);
    const second = await neft.makeFile();
    expect(linesOf(second?.content)).toEqual(linesOf(first?.content));
    await expect(readTransferFile(database.orm, sealer, first?.name ?? '')).rejects.toThrow(/was withdrawn/);
    await expect(withdraw(first?.name)).rejects.toThrow(/was withdrawn/);
    if (transfer) await neft.applyRow(neft.rowOf(transfer.payoutId, 'sent', 5_000n));
    await expect(withdraw(second?.name)).rejects.toThrow(/has taken the file/);
    const { rows: listed } = await listTransferFiles(database.orm, { pageNumber: 0, pageSize: 10 });
    expect(listed.map(({ name, openLines }) => [name, openLines])).toEqual([
      [second?.name, 2],
      [first?.name, 0],
    ]);
  });

  it('is not withdrawn while the answer of the bank to one of its payouts is being written', async () => {
    const [transfer] = await queued(2);
    const file = await neft.makeFile();
    let withdrawal: Promise<unknown> = Promise.resolve();
    await database.orm.transaction(async (queries) => {
      await queries.execute(
        sql`update transfer_line set state = 'sent', utr = 'U1' where payout_id = ${transfer?.payoutId}::uuid`,
      );
      withdrawal = withdraw(file?.name).then(() => 'withdrawn', String);
      await expect.poll(waitsForLock).toBe(true);
    });
    expect(await withdrawal).toMatch(/has taken the file/);
    expect(await neft.makeFile()).toBeUndefined();
  });

  it.each([
    ['a member who was suspended', 'update member set suspended_at = now() where id = $1', 'The member is suspended.'],
    [
      'an account that was stopped',
      `insert into bank_account_stop (bank_account_id, key_hash, expires_at, stopped_at)
       select id, 'x', now(), now() from bank_account where member_id = $1`,
      'This bank account was stopped.',
    ],
  ])('sends nothing to %s while it waited', async (_, stop, reason) => {
    const [stopped, other] = await queued(2);
    if (!stopped || !other) throw new Error('no transfers');
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into bank_account (id, member_id, version, sealed) values (gen_random_uuid(), $1, 1, 'x') returning id`,
      [String(stopped.memberId)],
    );
    await database.pool.query('update transfer_line set bank_account_id = $1 where payout_id = $2', [
      rows[0]?.id,
      stopped.payoutId,
    ]);
    await database.pool.query(stop, [String(stopped.memberId)]);
    expect(await neft.makeFile()).toMatchObject({ lines: 1 });
    expect(await neft.bank.find(stopped.payoutId)).toEqual({ result: 'refused', reason });
    expect(await neft.bank.find(other.payoutId)).toEqual({ result: 'accepted' });
  });
});

describe('a return file', () => {
  it('that says of a payout again that it was sent, by another transfer, is a problem', async () => {
    const [transfer] = await queued(1);
    await neft.makeFile();
    const row = neft.rowOf(transfer?.payoutId ?? '', 'sent', 5_000n);
    expect(await neft.applyRow(row)).toBe('applied');
    expect(await neft.applyRow(row)).toBe('known');
    expect(await neft.applyRow({ ...row, 'UTR Number': '' })).toBe('known');
    expect(await neft.applyRow({ ...row, 'UTR Number': 'SBIN000000099' })).toEqual({
      problem: 'The bank sent it before, and says another UTR now: ask it whether it paid twice.',
    });
  });

  it('settles payouts as it says, and the same file again changes nothing', async () => {
    const transfers = await queued(3);
    await neft.makeFile();
    const outcomes = ['sent', 'failed', 'returned'] as const;
    const rows = transfers.map(({ payoutId }, n) => neft.rowOf(payoutId, outcomes[n] ?? 'sent', 5_000n));
    for (const row of rows) expect(await neft.applyRow(row)).toBe('applied');
    for (const row of rows) expect(await neft.applyRow(row)).toBe('known');
    expect((await Promise.all(transfers.map(stateOf))).map((row) => row?.state)).toEqual(outcomes);
    const reason = 'Beneficiary account does not exist';
    expect(await Promise.all(transfers.map(({ payoutId }) => neft.bank.find(payoutId)))).toEqual([
      { result: 'sent', utr: rows[0]?.['UTR Number'], amountPaise: 5_000n },
      { result: 'refused', reason },
      { result: 'returned', reason },
    ]);
    const wallets = await Promise.all(transfers.map(walletOf));
    expect(wallets).toMatchObject([{ SENT: 5_000n }, { APPROVED: 5_000n, HELD: 0n }, { APPROVED: 5_000n, SENT: 0n }]);
    const { unbalancedJournals, driftedAccounts, negativeAccounts } = await checkLedger(database);
    expect([unbalancedJournals, driftedAccounts, negativeAccounts]).toEqual([0, 0, 0]);
  });

  it('says later that money came back', async () => {
    const [transfer] = await queued(1);
    if (!transfer) throw new Error('no transfer');
    await neft.makeFile();
    await neft.applyRow(neft.rowOf(transfer.payoutId, 'sent', 5_000n));
    expect(await stateOf(transfer)).toMatchObject({ state: 'sent', utr: expect.stringMatching(/^PTLIN/) as string });
    expect(await neft.applyRow(neft.rowOf(transfer.payoutId, 'returned', 5_000n))).toBe('applied');
    expect(await stateOf(transfer)).toMatchObject({ state: 'returned' });
    expect(await walletOf(transfer)).toMatchObject({ APPROVED: 5_000n, SENT: 0n });
  });

  it.each([
    ['another amount', { Amount: '50.01' }, /amount is not that/],
    ['no amount', { Amount: '' }, /amount is no amount: ""/],
    ['another account', { 'Beneficiary Account Number': 'XXXX0401' }, /account is not that/],
    ['too little of an account', { 'Beneficiary Account Number': 'XXXX400' }, /no digits to compare/],
    ['no UTR', { 'UTR Number': ' ' }, /has no UTR/],
    [
      'a UTR that a spreadsheet shortened',
      { 'UTR Number': '3.26329E+11' },
      /"3.26329E\+11" was changed by a spreadsheet/,
    ],
    ['what is no UTR', { 'UTR Number': 'N/A' }, /"N\/A" is no UTR/],
    ['a reference of nobody', { 'Customer Reference Number': 'P260199999999' }, /in no file of ours/],
    ['a word that nobody knows', { Status: 'DONE' }, /status "DONE" is none/],
    ['a reference that is none', { 'Customer Reference Number': 'SALARY-7' }, /reference "SALARY-7" is none/],
    ['a payout of nobody', { 'Customer Reference Number': '0'.repeat(32) }, /in no file of ours/],
  ] satisfies [string, ReturnRow, RegExp][])('is not believed with %s', async (_, change, problem) => {
    const [transfer] = await queued(1);
    if (!transfer) throw new Error('no transfer');
    await neft.makeFile();
    const row = { ...neft.rowOf(transfer.payoutId, 'sent', 5_000n), ...change };
    expect(await neft.applyRow(row)).toEqual({ problem: expect.stringMatching(problem) as string });
    expect(await stateOf(transfer)).toMatchObject({ state: 'submitted' });
    expect(await neft.bank.find(transfer.payoutId)).toEqual({ result: 'accepted' });
    expect(await neft.applyRow(neft.rowOf(transfer.payoutId, 'sent', 5_000n))).toBe('applied');
  });

  it.each([
    ['sent', 'failed'],
    ['failed', 'sent'],
    ['failed', 'returned'],
    ['returned', 'sent'],
    ['returned', 'failed'],
  ] as const)('that said %s is not believed with %s', async (before, after) => {
    const [transfer] = await queued(1);
    if (!transfer) throw new Error('no transfer');
    await neft.makeFile();
    await neft.applyRow(neft.rowOf(transfer.payoutId, before, 5_000n));
    expect(await neft.applyRow(neft.rowOf(transfer.payoutId, after, 5_000n))).toEqual({
      problem: `The bank reported before that it was ${before}.`,
    });
    expect(await stateOf(transfer)).toMatchObject({ state: before });
  });

  it('has no entry for a payout that was in no file, and changes nothing while the bank has not decided', async () => {
    const [transfer] = await queued(1);
    if (!transfer) throw new Error('no transfer');
    const row = neft.rowOf(transfer.payoutId, 'sent', 5_000n);
    expect(await neft.applyRow(row)).toEqual({ problem: 'This payout is in no file of ours.' });
    await neft.makeFile();
    expect(await neft.applyRow({ ...row, Status: ' in  process ' })).toBe('waiting');
    expect(await stateOf(transfer)).toMatchObject({ state: 'submitted' });
  });

  it('does not overrule an operator', async () => {
    const [transfer] = await queued(1);
    if (!transfer) throw new Error('no transfer');
    await neft.makeFile();
    await database.pool.query(`update payout set state = 'failed' where id = $1`, [transfer.payoutId]);
    expect(await neft.applyRow(neft.rowOf(transfer.payoutId, 'sent', 5_000n))).toEqual({
      problem: 'Here the payout is failed: an operator settled it by hand.',
    });
    expect(await neft.bank.find(transfer.payoutId)).toEqual({ result: 'accepted' });
  });
});
