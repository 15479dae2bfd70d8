import { basename, resolve } from 'node:path';
import { type SettlementAnswer, settleStatement } from '../domain/settlements/settleStatement.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { inRupees } from './inRupees.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { splitJson } from './readJsonOption.ts';
import { readStatementFile } from './readStatementFile.ts';

export const settleHelp: Help = [
  ['settle <network> <file.csv> [--json]', 'Book what a network paid: lines of order number and commission in rupees'],
];

/** `potli settle`: the name of the file is the name of the statement, so that the same file again changes nothing. */
export async function settleCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { json, words } = splitJson(args);
  const [network, file, ...more] = words;
  if (!network || !file || more.length > 0) throw new UsageError('"settle" takes a network and one file.');
  const { lines, badLines, notes } = await readStatementFile(resolve(environment.INIT_CWD ?? '', file));
  const shop = await openCliDatabase(environment);
  try {
    const now = new Date();
    const statement = { network, statement: basename(file), settledAt: now.toISOString(), lines };
    const by = { who: operatorName(), action: 'settle' };
    const answer = await settleStatement(shop.database, statement, { now, by });
    print(json ? JSON.stringify({ ...answer, badLines, notes }, null, 2) : formatAnswer(answer, badLines, notes));
    return answer.differences.length + badLines.length > 0 ? 1 : 0;
  } finally {
    await shop.close();
  }
}

type Difference = SettlementAnswer['differences'][number];

const meanings: Record<Difference['kind'], string> = {
  UNKNOWN_ORDER: 'no report tells of this order; kept until one does',
  NOT_APPROVED: 'booked, but the network has not approved this order',
  OTHER_AMOUNT: 'booked, but the network had reported another amount',
  SETTLED_BEFORE: 'not booked: this order was paid for before, by another statement or with another amount',
  BAD_LINE: 'not booked: this is no order or no amount',
};

type File = Awaited<ReturnType<typeof readStatementFile>>;

function formatAnswer(
  { settled, paid, differences }: SettlementAnswer,
  badLines: File['badLines'],
  notes: File['notes'],
): string {
  const rows = differences.map(({ orderId, kind, paid: said, expected }) => {
    const known = expected === null ? '' : `, expected ${inRupees(expected)}`;
    return `  ${orderId}: ${meanings[kind]} (${inRupees(said)}${known})`;
  });
  const bad = badLines.map(({ line, problem }) => `  line ${line}: not booked. ${problem}`);
  const other = notes.map(({ line, note }) => (line === 0 ? `  ${note}` : `  line ${line}: ${note}`));
  const listed = [...rows, ...bad];
  return [
    `${settled} orders, ${inRupees(paid)}.`,
    ...(listed.length > 0 ? ['', 'Differences:', ...listed] : ['No differences.']),
    ...(other.length > 0 ? ['', 'No payments:', ...other] : []),
  ].join('\n');
}
