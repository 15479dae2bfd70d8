import type { MemberAccount } from '@potli/api/contract/journals';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import type { HouseAccount } from '../../../db/schema/ledger.ts';
import { type Balances, emptyBalances } from './accounts.ts';
import { type LedgerEntry, moveMoney, type WalletChange } from './ledgerEntries.ts';

const MEMBER = 7n;

const sumOf = (entries: readonly LedgerEntry[], account: MemberAccount | HouseAccount) =>
  entries.filter((entry) => entry.account === account).reduce((sum, entry) => sum + entry.paise, 0n);

const memberAccounts = Object.keys(emptyBalances()) as MemberAccount[];
const start = (given: Partial<Balances> = {}): Balances => ({ ...emptyBalances(), ...given });

const paise = (min: bigint, max: bigint) => fc.bigInt({ min, max });
// small amounts, so that what is there and what is asked for meet often
const anyBalances: fc.Arbitrary<Balances> = fc.record(
  Object.fromEntries(memberAccounts.map((name) => [name, paise(0n, 4n)])) as Record<
    MemberAccount,
    fc.Arbitrary<bigint>
  >,
);
const anyChange: fc.Arbitrary<Required<WalletChange>> = fc.record({
  pending: paise(-2n, 2n),
  declined: paise(-2n, 2n),
  held: paise(-2n, 2n),
  sent: paise(-2n, 2n),
  forfeited: paise(0n, 4n),
  withheld: paise(0n, 4n),
  owed: paise(-7n, 7n),
});

it('any change of any wallet has entries whose sum is zero, and is what the wallet has then', () => {
  const isBalanced = fc.property(anyBalances, anyChange, (before, change) => {
    const balances = { ...before };
    const entries = moveMoney(MEMBER, balances, change);
    expect(entries.reduce((sum, entry) => sum + entry.paise, 0n)).toBe(0n);
    for (const name of memberAccounts) expect(balances[name] - before[name]).toBe(sumOf(entries, name));
    for (const { account, memberId } of entries) expect(memberId).toBe(account.startsWith('HOUSE') ? null : MEMBER);
    expect(entries.filter((entry) => entry.paise === 0n)).toEqual([]);
    expect([sumOf(entries, 'PENDING'), sumOf(entries, 'DECLINED')]).toEqual([change.pending, change.declined]);
    expect([sumOf(entries, 'HELD'), sumOf(entries, 'SENT')]).toEqual([change.held, change.sent]);
    expect([sumOf(entries, 'HOUSE_WITHHELD'), sumOf(entries, 'HOUSE_DEBT')]).toEqual([
      change.withheld,
      before.DEBT - balances.DEBT,
    ]);
    const lost = sumOf(entries, 'FORFEITED') - change.forfeited;
    // what is owed is found on three accounts, and nothing is taken that is not there
    expect(sumOf(entries, 'APPROVED') + lost - sumOf(entries, 'DEBT')).toBe(change.owed);
    expect(balances.APPROVED >= 0n && balances.DEBT >= 0n && lost <= 0n).toBe(true);
  });
  fc.assert(isBalanced, { seed: 1, numRuns: 500 });
});

test.each<[string, Partial<Balances>, bigint, Partial<Balances>]>([
  ['new money is approved', {}, 9n, { APPROVED: 9n }],
  ['new money repays debt first', { DEBT: 4n }, 9n, { APPROVED: 5n, DEBT: 0n }],
  ['new money repays a part of a debt', { DEBT: 9n }, 4n, { APPROVED: 0n, DEBT: 5n }],
  ['money is taken back from what is approved', { APPROVED: 9n, FORFEITED: 9n }, -4n, { APPROVED: 5n, FORFEITED: 9n }],
  ['then from what is lost', { APPROVED: 3n, FORFEITED: 9n }, -5n, { APPROVED: 0n, FORFEITED: 7n, DEBT: 0n }],
  ['then it is a debt', { APPROVED: 3n, FORFEITED: 1n, DEBT: 2n }, -9n, { APPROVED: 0n, FORFEITED: 0n, DEBT: 7n }],
])('%s', (_, before, owed, after) => {
  const balances = start(before);
  moveMoney(MEMBER, balances, { owed });
  expect(balances).toEqual(start({ ...before, ...after }));
});
