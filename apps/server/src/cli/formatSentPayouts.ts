import { sumRupees } from '@potli/api/units/money';
import type { SentPayout } from '../domain/payouts/transfers/readSentPayouts.ts';
import { inRupees } from './inRupees.ts';

export function formatSentPayouts(payouts: readonly SentPayout[], month: string): string {
  if (payouts.length === 0) return `No payout was sent in ${month}.`;
  const sumOf = (rows: readonly SentPayout[]) => inRupees(sumRupees(rows.map(({ amount }) => amount)));
  const returned = payouts.filter(({ returnedOn }) => returnedOn !== null);
  const lines = payouts.map(
    ({ sentOn, id, memberId, amount, withheld, mode, utr, target, returnedOn }) =>
      `${sentOn}  ${id}  member ${memberId}  ${inRupees(amount)}  ${mode} to ${target}, UTR ${utr ?? 'unknown'}` +
      `${withheld > 0 ? `, ${inRupees(withheld)} of tax withheld` : ''}${returnedOn ? `, returned on ${returnedOn}` : ''}`,
  );
  const back = returned.length > 0 ? `, of which came back: ${returned.length}, ${sumOf(returned)}` : '';
  return [...lines, '', `${payouts.length} payouts, ${sumOf(payouts)}${back}`].join('\n');
}
