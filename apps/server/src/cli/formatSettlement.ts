import type { SettlementAnswer } from '../domain/settlements/settleStatement.ts';
import { inRupees } from './inRupees.ts';

type Difference = SettlementAnswer['differences'][number];
type Answer = SettlementAnswer & { statement: string; badLines: readonly string[] };

const meanings: Record<Difference['kind'], string> = {
  UNKNOWN_ORDER: 'no report tells of this order; kept until one does',
  NOT_APPROVED: 'booked, but the network has not approved this order',
  OTHER_AMOUNT: 'booked, but in sum the network has paid another amount than it said',
  STATED_OTHERWISE: 'not booked: this statement had another amount here before. Withdraw that line first',
  BAD_LINE: 'not booked: this is no order or no amount',
};

/** What was booked, or would be, and each line that differs. */
export function formatSettlement(answers: readonly Answer[], isPreview: boolean): string {
  const parts = answers.map((answer) => formatOne(answer, answers.length > 1));
  return [...parts, ...(isPreview ? ['Nothing was booked: this is a preview.'] : [])].join('\n\n');
}

function formatOne({ statement, settled, paid, differences, badLines }: Answer, isNamed: boolean): string {
  const rows = differences.map((difference) => `  ${difference.orderId}: ${textOf(difference)}`);
  const listed = [...rows, ...badLines.map((line) => `  ${line}: not booked`)];
  return [
    `${isNamed ? `${statement}: ` : ''}${settled} lines, ${inRupees(paid)}.`,
    ...(listed.length > 0 ? ['', 'Differences:', ...listed] : ['No differences.']),
  ].join('\n');
}

function textOf({ kind, paid, expected, settled }: Difference): string {
  const known = expected === null ? '' : `, expected ${inRupees(expected)}`;
  const sum = settled === null || settled === paid ? '' : `, paid in sum ${inRupees(settled)}`;
  return `${meanings[kind]} (${inRupees(paid)}${known}${sum})`;
}
