import { toRupees } from '@potli/api/units/money';
import type { RecoveredPayouts } from '../domain/payouts/transfers/recoverPayouts.ts';
import { inRupees } from './inRupees.ts';

type UnknownPayout = RecoveredPayouts['unknown'][number];

/** For JSON: the amount in rupees. */
export const toPlain = ({ payoutId, amountPaise, at, memberId }: UnknownPayout) => ({
  payoutId,
  at,
  amount: toRupees(amountPaise),
  member: memberId === undefined ? null : String(memberId),
});

/** What `payouts resume` found and did. */
export function formatRecovered(
  { isListed, asked, booked, unknown }: RecoveredPayouts,
  { bank, isResumed }: { bank: string; isResumed: boolean },
): string {
  const lines = [`${bank} was asked about ${asked} open payouts; ${booked.length} that only it knew are booked now.`];
  for (const each of unknown) {
    const { payoutId, amount, at, member } = toPlain(each);
    const whose = member === null ? 'a member who is unknown here' : `member ${member}, who has another amount here`;
    lines.push(`  ${payoutId}  ${at.toISOString()}  ${inRupees(amount)}  paid to ${whose}`);
  }
  if (isResumed) return [...lines, 'Members are paid again.'].join('\n');
  const why = isListed
    ? 'Read the reports of the networks again (pull, import-reports) until these members have what was paid, and repeat this.'
    : `${bank} has no list of what it was sent: compare its statement with "payouts list".`;
  return [...lines, `Payouts stay paused. ${why}`, 'Where you answer for what is left: payouts resume --compared'].join(
    '\n',
  );
}
