import { parseArgs } from 'node:util';
import { type OpenReport, readOpenReports } from '../domain/orders/readOpenReports.ts';
import { replayReports } from '../domain/orders/replayReports.ts';
import { toOperatorText } from '../logging/operatorText.ts';
import { type Cli, type ExitCode, UsageError } from './Cli.ts';
import { openCliDatabase } from './openCliDatabase.ts';

const PROBLEMS: Record<OpenReport['problem'], string> = {
  parked: 'waits: its click is unknown',
  conflict: 'contradicts its order or its network',
  otherBody: 'came before with another body',
};

/** `potli reports`: lists reports that wait or contradict others. `potli reports replay`: reads and applies them again. */
export async function reportsCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { json, again } = readArgs(args);
  const shop = await openCliDatabase(environment);
  try {
    if (again) return await replay(shop.database, print);
    const reports = await readOpenReports(shop.database.orm);
    if (json) print(JSON.stringify(reports, null, 2));
    else print(reports.map(formatReport).join('\n\n') || 'No report waits.');
    return 0;
  } finally {
    await shop.close();
  }
}

async function replay(database: Parameters<typeof replayReports>[0], print: Cli['print']): Promise<ExitCode> {
  const { settled, waiting, failed } = await replayReports(database);
  print(`${settled} applied, ${waiting} still wait, ${failed.length} failed.`);
  for (const { network, eventId, error } of failed) print(`  ${network} ${eventId}: ${toOperatorText(error)}`);
  return failed.length > 0 ? 1 : 0;
}

function readArgs(args: string[]): { json: boolean; again: boolean } {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' } } });
    const [word, ...rest] = positionals;
    if (rest.length > 0 || (word !== undefined && word !== 'replay'))
      throw new Error('"reports" takes one word: replay.');
    return { json: values.json === true, again: word === 'replay' };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function formatReport({ network, eventId, orderId, clickId, problem, receivedAt, body }: OpenReport): string {
  const head = `${receivedAt.toISOString()}  ${network} ${eventId}: ${PROBLEMS[problem]}`;
  return `${head}\n  order ${orderId}, click ${clickId ?? 'none'}\n  ${body ?? 'no body was kept'}`;
}
