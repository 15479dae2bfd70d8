import type { OrderStory } from '@potli/api';
import { rateText } from '@potli/api/rates';
import { toRupees } from '@potli/api/units/money';
import { toPercent } from '@potli/api/units/percent';
import { factsOf, type ReportedAmounts } from '../apply/mergeReports.ts';
import { type EarnedPart, earnedParts } from '../rates/earnedParts.ts';
import { type EarnedRate, earnedRate, type RateRow } from '../rates/earnedRate.ts';

/**
 * Which of the shop's rates an order earned, and why, in plain words. Null where there are none.
 * @param reports the reports in the order of their versions
 */
export function rateStory(
  rows: readonly RateRow[],
  clickedAt: Date,
  reports: readonly ReportedAmounts[],
): OrderStory['earnedRate'] {
  const facts = factsOf(clickedAt, reports);
  if (facts.parts) return ofParts(earnedParts(rows, facts));
  const steps = reports.flatMap((_, index) => earnedRate(rows, factsOf(clickedAt, reports.slice(0, index + 1))) ?? []);
  const last = steps.at(-1);
  if (!last) return null;
  const other = steps.findLast(({ row }) => row.id !== last.row.id);
  const sentences = [other && corrected(last, other), reasonOf(last, rows.length), limitOf(last)];
  return { appliesTo: last.row.appliesTo, rate: textOf(last.row), reason: sentences.filter(Boolean).join(' ') };
}

/** An order of several kinds of goods. */
function ofParts(parts: readonly EarnedPart[]): OrderStory['earnedRate'] {
  if (parts.length === 0) return null;
  const goods = parts.map(({ row, salePaise }) => `${row.appliesTo} for ${inRupees(salePaise)}`);
  const limits = parts.map(limitOf).filter(Boolean);
  return {
    appliesTo: parts.map(({ row }) => row.appliesTo).join(', '),
    rate: parts.map(({ row }) => named(row)).join(' + '),
    reason: [`The shop told us what it was: ${goods.join(', ')}.`, ...limits].join(' '),
  };
}

const inRupees = (paise: bigint | null) => rateText({ appliesTo: '', percent: 0, amount: toRupees(paise ?? 0n) });

const textOf = ({ appliesTo, cashbackBasisPoints, cashbackPaise }: RateRow) =>
  rateText({ appliesTo, percent: toPercent(cashbackBasisPoints), amount: toRupees(cashbackPaise) });

const named = (row: RateRow) => `${textOf(row)} (${row.appliesTo})`;

const corrected = (last: EarnedRate, other: EarnedRate) =>
  `This order earned ${named(last.row)}, not ${named(other.row)}.`;

function reasonOf({ choice, row }: EarnedRate, rates: number): string {
  // where there is one rate, there is nothing to explain
  if (rates === 1) return '';
  if (choice === 'category') return `The shop told us what it was: ${row.appliesTo}.`;
  if (choice === 'commission') return `What the shop pays us for it is its rate for ${row.appliesTo}.`;
  return 'The shop has not told us yet what was bought, so this is its usual rate. If it tells us more, we correct it.';
}

function limitOf({ limit, row }: EarnedRate): string {
  if (limit === 'minimum') return `It earns from an order of ${inRupees(row.minimumPaise)} on.`;
  return limit === 'cap' ? `One order earns ${inRupees(row.capPaise)} at most.` : '';
}
