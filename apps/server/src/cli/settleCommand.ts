import { readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { statementColumns } from '../adapters/networks/statementColumns.ts';
import type { Database } from '../db/database.ts';
import { bookStatement } from '../domain/orders/settlements/bookStatement.ts';
import { readStatementFile } from '../domain/orders/settlements/readStatementFile.ts';
import { spreadReceived } from '../domain/orders/settlements/spreadReceived.ts';
import { withdrawStatement } from '../domain/orders/settlements/withdrawStatement.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { ProblemError } from '../errors/ProblemError.ts';
import { readSignedRupees } from '../incoming/readRupees.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { formatSettlement, type RefusedStatement, type StatementAnswer } from './formatSettlement.ts';
import { inRupees } from './inRupees.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { orUsageError } from './orUsageError.ts';
import { readDate } from './readDate.ts';

export const settleHelp: Help = [
  [
    'settle <network> <file.csv or folder> [--date YYYY-MM-DD] [--invoice NO] [--tds PERCENT] [--received RUPEES] [--preview] [--repeated] [--json]',
    'Book what a network paid or took back: lines of order number and rupees. --date is the day in the bank account, --tds what the network deducted of each line as tax, --received what the bank gave for a statement in another currency, --preview books nothing',
  ],
  [
    'settle withdraw <network> <statement> [--order NO] [--json]',
    'Take back a statement, or its lines for one order, that was booked by mistake',
  ],
];

const options = {
  date: { type: 'string' },
  invoice: { type: 'string' },
  tds: { type: 'string' },
  received: { type: 'string' },
  order: { type: 'string' },
  preview: { type: 'boolean' },
  repeated: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

function readArgs(args: string[]) {
  return orUsageError(() => parseArgs({ args, allowPositionals: true, options }));
}

type Options = ReturnType<typeof readArgs>['values'];

/** `potli settle`: the name of the file is the name of the statement, so that the same file again changes nothing. */
export async function settleCommand(args: string[], cli: Cli): Promise<ExitCode> {
  const { values, positionals } = readArgs(args);
  const shop = await openCliDatabase(cli.environment);
  try {
    if (positionals[0] === 'withdraw') return await withdraw(shop.database, positionals.slice(1), values, cli);
    return await bookFiles(shop.database, positionals, values, cli);
  } finally {
    await shop.close();
  }
}

async function bookFiles(
  database: Pick<Database, 'orm'>,
  [network, path, ...more]: string[],
  values: Options,
  { environment, print }: Cli,
): Promise<ExitCode> {
  if (!network || !path || more.length > 0 || values.order !== undefined) {
    throw new UsageError('"settle" takes a network and one file or folder.');
  }
  const tdsPercent = readPercent(values.tds);
  const received = values.received === undefined ? undefined : readReceived(values.received);
  const now = new Date();
  const settledAt = values.date === undefined ? now : readBankDay(values.date);
  const files = await filesAt(resolve(environment.INIT_CWD ?? '', path), path);
  if (files.length > 1 && received !== undefined)
    throw new UsageError('--received is of one statement, not of a folder.');
  const previewed = new Map<string, string>();
  const settleFile = async (file: string): Promise<StatementAnswer> => {
    const { lines: stated, badLines, notes } = await readStatementFile(file, statementColumns);
    const lines = spreadReceived(stated, received);
    const statement = basename(file);
    const said = { network, statement, settledAt: settledAt.toISOString(), invoice: values.invoice, tdsPercent, lines };
    const by = { who: operatorName(), action: 'settle' };
    const answer = await bookStatement(
      database,
      { ...said, isRepeated: values.repeated },
      { now, by, preview: values.preview === true, previewed },
    );
    return { statement, ...answer, badLines, notes };
  };
  const answers: (StatementAnswer | RefusedStatement)[] = [];
  const isFolder = files.length > 1;
  for (const file of files) {
    // the others of a folder are booked all the same
    answers.push(
      await settleFile(file).catch((error: unknown) => {
        if (isFolder) return refusalOf(file, error);
        throw error;
      }),
    );
  }
  const [only] = answers;
  const shown = answers.length === 1 ? only : answers;
  print(values.json ? JSON.stringify(shown, null, 2) : formatSettlement(answers, values.preview === true));
  return answers.some((answer) => 'refused' in answer || answer.differences.length + answer.badLines.length > 0)
    ? 1
    : 0;
}

/** Why a file was refused as a whole. @throws what is no refusal, but a fault */
function refusalOf(file: string, error: unknown): RefusedStatement {
  if (error instanceof OperatorError || error instanceof ProblemError) {
    return { statement: basename(file), refused: error.message };
  }
  throw error;
}

/** @throws UsageError */
function readPercent(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percent = Number(text);
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text)) throw new UsageError('--tds takes percent below 100, such as 5 or 0.1.');
  return percent;
}

/** Paise. @throws UsageError */
function readReceived(text: string): bigint {
  try {
    return readSignedRupees(text, 'amount', 'refuse');
  } catch (error) {
    throw new UsageError(`--received takes rupees. ${(error as Error).message}`);
  }
}

/** @throws UsageError */
function readBankDay(text: string): Date {
  try {
    return readDate(text);
  } catch (error) {
    throw new UsageError(`--date takes the bank's day as YYYY-MM-DD. ${(error as Error).message}`);
  }
}

/** The file, or the .csv files of the folder by name. */
async function filesAt(path: string, said: string): Promise<string[]> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`${said} cannot be read (${error.code}).`);
  });
  if (!found.isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => /\.csv$/i.test(name)).sort();
  if (names.length === 0) throw new OperatorError(`The folder ${said} has no .csv file.`);
  return names.map((name) => join(path, name));
}

async function withdraw(
  database: Pick<Database, 'orm'>,
  [network, statement, ...more]: string[],
  { order: orderId, json }: Options,
  { print, complain }: Cli,
): Promise<ExitCode> {
  if (!network || !statement || more.length > 0) {
    throw new UsageError('"settle withdraw" takes a network and the name of a statement.');
  }
  const by = { who: operatorName(), action: 'settle withdraw' };
  const answer = await withdrawStatement(database, { network, statement, orderId }, { by });
  if (answer.lines === 0) {
    const of = orderId === undefined ? '' : ` for order ${orderId}`;
    complain(`Statement "${statement}" of ${network} has no line${of} that counts.`);
    return 1;
  }
  print(json ? JSON.stringify(answer) : `Took back ${answer.lines} lines, ${inRupees(answer.paid)}.`);
  return 0;
}
