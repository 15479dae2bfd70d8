import { sumRupees } from '@potli/api/units/money';
import type { MemberTotal } from '../domain/ledger/books/readMemberTotals.ts';
import type { Balances, TrialBalance } from '../domain/ledger/books/readTrialBalance.ts';
import { inRupees } from './inRupees.ts';

const line = (name: string, rupees: number) => `  ${name.padEnd(18)}${inRupees(rupees).padStart(18)}`;

const block = (title: string, { accounts, sum }: Balances) =>
  [title, ...accounts.map(({ account, balance }) => line(account, balance)), line('sum', sum)].join('\n');

export const formatTrialBalance = ({ members, shop, sum }: TrialBalance): string =>
  [
    block('Ledger of the members', members),
    block('Books of the shop', shop),
    `Sum of all accounts: ${inRupees(sum)}`,
  ].join('\n\n');

/** What members have, and what of it is theirs to be sent. */
export function formatMemberTotals(totals: readonly MemberTotal[]): string {
  const owed = totals.filter(({ account }) => account === 'APPROVED' || account === 'HELD');
  const sumOwed = sumRupees(owed.map(({ total }) => total));
  const rows = totals.map(
    ({ account, state, members, total }) =>
      `${line(account, total)}  ${members} members${state === null ? '' : `, ${state}`}`,
  );
  return [...rows, `Owed to members now (APPROVED and HELD): ${inRupees(sumOwed)}`].join('\n');
}
