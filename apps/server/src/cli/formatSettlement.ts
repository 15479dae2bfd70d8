import type { SettlementAnswer } from '../domain/orders/settlements/bookStatement.ts';
import type { StatementFile } from '../domain/orders/settlements/readStatementFile.ts';
import { inRupees } from './inRupees.ts';

type Difference = SettlementAnswer['differences'][number];

/** What became of one file. */
export type StatementAnswer = SettlementAnswer & { statement: string } & Pick<StatementFile, 'badLines' | 'notes'>;

/** A file of which nothing was booked. */
export interface RefusedStatement {
  statement: string;
  refused: string;
}

const meanings: Record<Difference['kind'], string> = {
  UNKNOWN_ORDER: 'no report names this order; stored until one does',
  NOT_APPROVED: 'booked, but the network has not approved this order',
  OTHER_AMOUNT: 'booked, but in sum the network has paid another amount than it said',
  STATED_OTHERWISE: 'not booked: this statement had another amount here before. Withdraw that line first',
  BAD_LINE: 'not booked: this is no order or no amount',
};

/** What was booked, or would be, and each line that differs. */
export function formatSettlement(answers: readonly (StatementAnswer | RefusedStatement)[], isPreview: boolean): string {
  const parts = answers.map((answer) =>
    'refused' in answer ? `${answer.statement}: not booked. ${answer.refused}` : formatOne(answer, answers.length > 1),
  );
  return [...parts, ...(isPreview ? ['Nothing was booked: this is a preview.'] : [])].join('\n\n');
}

function formatOne(
  { statement, settled, paid, differences, badLines, notes }: StatementAnswer,
  isNamed: boolean,
): string {
  const rows = differences.map((difference) => `  ${difference.orderId}: ${textOf(difference)}`);
  const listed = [...rows, ...badLines.map(({ line, problem }) => `  line ${line}: not booked. ${problem}`)];
  const other = notes.map(({ line, note }) => (line === 0 ? `  ${note}` : `  line ${line}: ${note}`));
  return [
    `${isNamed ? `${statement}: ` : ''}${settled} lines, ${inRupees(paid)}.`,
    ...(listed.length > 0 ? ['', 'Differences:', ...listed] : ['No differences.']),
    ...(other.length > 0 ? ['', 'No payments:', ...other] : []),
  ].join('\n');
}

function textOf({ kind, paid, expected, settled }: Difference): string {
  const known = expected === null ? '' : `, expected ${inRupees(expected)}`;
  const sum = settled === null || settled === paid ? '' : `, paid in sum ${inRupees(settled)}`;
  return `${meanings[kind]} (${inRupees(paid)}${known}${sum})`;
}
