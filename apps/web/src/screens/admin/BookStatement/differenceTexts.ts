import type { SettlementDifference } from '@potli/api/contract/books';
import { formatRupees } from '@potli/ui/format/formatRupees';

/** What each difference means, and what becomes of its line. */
export const kindTexts: Readonly<Record<SettlementDifference['kind'], string>> = {
  UNKNOWN_ORDER: 'no report names the order. The line is stored until one does.',
  NOT_APPROVED: 'booked, but the network has not approved the order.',
  OTHER_AMOUNT: 'booked, but in sum the network has paid another amount than it said.',
  STATED_OTHERWISE: 'not booked. This statement had another amount for the order before: withdraw that line first.',
  BAD_LINE: 'not booked. This is no order or no amount.',
};

/** "OD-1: ₹1,024.50, expected ₹80.00" */
export function differenceText({ orderId, paid, expected, settled }: SettlementDifference): string {
  const known = expected === null ? '' : `, expected ${formatRupees(expected, 'paise')}`;
  const sum = settled === null || settled === paid ? '' : `, paid in sum ${formatRupees(settled, 'paise')}`;
  return `${orderId}: ${formatRupees(paid, 'paise')}${known}${sum}`;
}
