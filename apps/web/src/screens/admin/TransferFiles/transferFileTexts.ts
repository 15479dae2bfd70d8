import type { ReturnOutcome, TransferFile } from '@potli/api/contract/adminTransferFiles';
import { DAY_MS } from '@potli/api/units/time';
import type { BadgeProps } from '@potli/ui/Badge';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { groupDigits } from '@potli/ui/format/groupDigits';
import { pluralize } from '../../../lib/pluralize.ts';

interface Look {
  label: string;
  tone: BadgeProps['tone'];
}

/** What became of a file. */
export function stateOf({ payouts, openPayouts, withdrawnAt }: TransferFile): Look {
  if (withdrawnAt !== null) return { label: 'Withdrawn', tone: 'neutral' };
  if (openPayouts === 0) return { label: 'Answered', tone: 'money' };
  if (openPayouts === payouts) return { label: 'Not answered', tone: 'warn' };
  return { label: `${groupDigits(openPayouts)} of ${groupDigits(payouts)} not answered`, tone: 'warn' };
}

/** "5 payouts, ₹2,475.25" */
export const sumOf = ({ payouts, total }: Pick<TransferFile, 'payouts' | 'total'>): string =>
  `${pluralize(payouts, 'payout')}, ${formatRupees(total, 'paise')}`;

/** How long ago a file was made. */
export function ageOf({ madeAt }: TransferFile, nowMs: number): string {
  const days = Math.floor((nowMs - Date.parse(madeAt)) / DAY_MS);
  return days < 1 ? 'Less than a day' : pluralize(days, 'day');
}

/** What a line of an answer does, before it is applied and after. */
export const outcomeLooks: Record<ReturnOutcome, Look> = {
  sent: { label: 'Sent', tone: 'money' },
  failed: { label: 'Failed', tone: 'danger' },
  returned: { label: 'Returned', tone: 'danger' },
  known: { label: 'Read before', tone: 'neutral' },
  waiting: { label: 'Not decided', tone: 'info' },
  problem: { label: 'Does not fit', tone: 'warn' },
  note: { label: 'No payout', tone: 'neutral' },
};
