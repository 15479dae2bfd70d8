import { type MoneyStage, stageWords } from '@potli/api/contract/moneyStages';
import type { CashbackEntry } from '@potli/api/contract/wallet';
import { sumRupees } from '@potli/api/units/money';
import { formatRupees } from '@potli/ui/format/formatRupees';

/** What members see of the accounts: money on its way to the bank is a part of Approved. */
const accountsOf = {
  pending: ['PENDING'],
  approved: ['APPROVED', 'HELD'],
  sent: ['SENT'],
  declined: ['DECLINED'],
} as const satisfies Partial<Record<MoneyStage, readonly string[]>>;

export type Total = keyof typeof accountsOf;
export const totals = Object.keys(accountsOf) as Total[];

const sum = (amounts: readonly number[]) => sumRupees(amounts);

/** How many rupees a total grew, or shrank. */
export const changeOf = ({ changes }: CashbackEntry, total: Total): number =>
  sum(
    changes.flatMap(({ account, amount }) =>
      (accountsOf[total] as readonly string[]).includes(account) ? amount : [],
    ),
  );

/** Rupees of Approved that left for the bank, or did not leave after all. */
export const movedWithinApproved = ({ changes }: CashbackEntry): number =>
  Math.abs(sum(changes.flatMap(({ account, amount }) => (account === 'HELD' ? amount : []))));

/** Rupees that were forfeited; negative where a shop took back an order whose cashback had been. */
export const forfeitedBy = ({ changes }: CashbackEntry): number =>
  sum(changes.flatMap(({ account, amount }) => (account === 'FORFEITED' ? amount : [])));

/** Rupees that repaid what was taken back after it had been paid; negative where such a debt was made. */
export const repaidBy = ({ changes }: CashbackEntry): number =>
  -sum(changes.flatMap(({ account, amount }) => (account === 'DEBT' ? amount : [])));

const exact = (rupees: number) => formatRupees(Math.abs(rupees), 'paise');

/** What one total grew or shrank by, alone: with a sign where money came or went for good, never before it is earned. */
function aloneText(total: Total, rupees: number): string {
  const word = stageWords[total];
  if (total === 'approved' || total === 'sent') return `${rupees > 0 ? '+' : '−'}${exact(rupees)} ${word}`;
  return rupees > 0 ? `${exact(rupees)} added to ${word}` : `${exact(rupees)} taken out of ${word}`;
}

/**
 * What an entry did to the four totals, a sentence each: "₹39.96 moved from Pending to Approved". What repaid a debt, or had been
 * forfeited, is not among them.
 */
export function changeTexts(entry: CashbackEntry): string[] {
  const changed = totals
    .map((total) => ({ total, rupees: changeOf(entry, total) }))
    .filter(({ rupees }) => rupees !== 0);
  const [from] = changed.filter(({ rupees }) => rupees < 0);
  const [to] = changed.filter(({ rupees }) => rupees > 0);
  if (changed.length !== 2 || !from || !to) return changed.map(({ total, rupees }) => aloneText(total, rupees));
  const moved = Math.min(-from.rupees, to.rupees);
  const elsewhere = repaidBy(entry) + forfeitedBy(entry);
  const rest = [
    { total: from.total, rupees: sum([from.rupees, moved, elsewhere]) },
    { total: to.total, rupees: sum([to.rupees, -moved]) },
  ];
  return [
    `${exact(moved)} moved from ${stageWords[from.total]} to ${stageWords[to.total]}`,
    ...rest.filter(({ rupees }) => rupees !== 0).map(({ total, rupees }) => aloneText(total, rupees)),
  ];
}
