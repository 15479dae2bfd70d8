import { RECEIVABLE_AGES, type UnpaidOrder } from '@potli/api/contract/adminReceivables';
import { sumRupees } from '@potli/api/units/money';
import { inRupees } from './inRupees.ts';

const ageOf = ({ days }: UnpaidOrder) => RECEIVABLE_AGES.findIndex((most) => days <= most);
const ageTexts = [...RECEIVABLE_AGES.map((most) => `up to ${most} days`), `more than ${RECEIVABLE_AGES.at(-1)} days`];

/** What networks owe: of each the sums by age, and its orders, the oldest first. */
export function formatUnpaid(orders: readonly UnpaidOrder[]): string {
  if (orders.length === 0) return 'No network owes anything.';
  return [...Map.groupBy(orders, ({ network }) => network)]
    .map(([network, rows]) => formatOne(network, rows))
    .join('\n\n');
}

function formatOne(network: string, orders: readonly UnpaidOrder[]): string {
  const sums = ageTexts.map((text, index) => {
    const ofAge = orders.filter((order) => (ageOf(order) === -1 ? RECEIVABLE_AGES.length : ageOf(order)) === index);
    return ofAge.length === 0 ? [] : `  ${text}: ${inRupees(sumOf(ofAge))} (${ofAge.length})`;
  });
  const rows = orders.map(
    ({ orderId, approvedAt, commission, paid, open, isEstimated }) =>
      `  ${orderId}: ${inRupees(open)} of ${inRupees(commission)}${isEstimated ? ' (estimated)' : ''}, paid ${inRupees(paid)}, since ${approvedAt.slice(0, 10)}`,
  );
  return [`${network}: ${inRupees(sumOf(orders))}`, ...sums.flat(), '', ...rows].join('\n');
}

const sumOf = (orders: readonly UnpaidOrder[]) => sumRupees(orders.map(({ open }) => open));
