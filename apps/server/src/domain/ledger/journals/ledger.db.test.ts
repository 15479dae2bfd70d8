import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { addMember } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { checkLedger } from './checkLedger.ts';
import { type LedgerEntry, toLedgerEntries, type WalletChange } from './ledgerEntries.ts';
import { lockWallets } from './lockWallets.ts';
import { postJournal } from './postJournals.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

let posted = 0;
function newKey(): string {
  posted += 1;
  return `test ${posted}`;
}

const post = (memberId: bigint, entries: LedgerEntry[] | WalletChange, key = newKey()) =>
  database.orm.transaction(async (queries) => {
    const balances = (await lockWallets(queries, [memberId])).get(memberId);
    if (!balances) throw new Error('no wallet');
    const all = Array.isArray(entries) ? entries : toLedgerEntries(memberId, balances, entries);
    await postJournal(queries, { key, kind: 'FORFEITED', reference: 'a test', at: new Date(), entries: all });
  });

const balancesOf = async (memberId: bigint) =>
  (await database.orm.transaction((queries) => lockWallets(queries, [memberId]))).get(memberId);

describe('the ledger', () => {
  it('posts money, repays debt first, and makes debt of missing money', async () => {
    const member = await addMember(database);
    await post(member, { owed: 500n, pending: 70n });
    await post(member, { owed: -800n });
    expect(await balancesOf(member)).toMatchObject({ PENDING: 70n, APPROVED: 0n, DEBT: 300n });
    await post(member, { owed: 1_000n });
    expect(await balancesOf(member)).toMatchObject({ APPROVED: 700n, DEBT: 0n });
    expect(await checkLedger(database)).toEqual(soundLedger);
  });

  it('posts a key once, and nothing that does not balance', async () => {
    const member = await addMember(database);
    await post(member, { owed: 500n }, 'once');
    await expect(post(member, { owed: 500n }, 'once')).rejects.toThrow();
    const lopsided: LedgerEntry[] = [
      { memberId: member, account: 'APPROVED', paise: 5n },
      { memberId: null, account: 'HOUSE_EXPECTED', paise: -4n },
    ];
    await expect(post(member, lopsided)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/out of balance by 1 paise/) as unknown },
    });
    expect(await balancesOf(member)).toMatchObject({ APPROVED: 500n });
    expect(await checkLedger(database)).toEqual(soundLedger);
  });

  it('lets no balance fall below zero', async () => {
    const member = await addMember(database);
    const overdraft: LedgerEntry[] = [
      { memberId: member, account: 'HELD', paise: -1n },
      { memberId: null, account: 'HOUSE_EXPECTED', paise: 1n },
    ];
    await expect(post(member, overdraft)).rejects.toMatchObject({ cause: { constraint: 'account_never_negative' } });
  });

  it.each([
    ['update entry set amount = amount + 1'],
    ['delete from entry'],
    ['truncate entry'],
    [`update journal set kind = 'OTHER'`],
    ['delete from journal'],
    ['truncate journal cascade'],
  ])('refuses: %s', async (statement) => {
    await expect(database.pool.query(statement)).rejects.toThrow(/only added to/);
  });

  it('locks two wallets in one order, whatever the order of the arguments', async () => {
    const [one, other] = [await addMember(database), await addMember(database)];
    const both = (ids: bigint[]) =>
      database.orm.transaction(async (queries) => {
        await lockWallets(queries, ids);
        await queries.execute('select pg_sleep(0.002)');
      });
    const asked = Array.from({ length: 40 }, (_, n) => both(n % 2 ? [one, other] : [other, one]));
    expect((await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  it('finds manipulated rows', async () => {
    const member = await addMember(database);
    await post(member, { owed: 500n });
    await database.pool.query(`update account set balance = 1 where member_id = ${member} and kind = 'APPROVED'`);
    expect(await checkLedger(database)).toEqual({ ...soundLedger, driftedAccounts: 1 });
    await database.pool.query(`update account set balance = 500 where member_id = ${member} and kind = 'APPROVED'`);
  });
});
