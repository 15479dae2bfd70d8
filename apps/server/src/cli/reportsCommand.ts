import { parseArgs } from 'node:util';
import { findReportAdapter } from '../adapters/networks/findReportAdapter.ts';
import type { ReportKey } from '../domain/orders/lockOrders.ts';
import { type OpenReport, readOpenReports } from '../domain/orders/readOpenReports.ts';
import { replayReports } from '../domain/orders/replayReports.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { toOperatorText } from '../logging/operatorText.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { type CliDatabase, openCliDatabase } from './openCliDatabase.ts';

export const reportsHelp: Help = [
  ['reports [--json]', 'List reports of networks that wait or contradict others'],
  ['reports replay [<network> <id>]', 'Read these, or one of them, again from what was sent, and apply what fits'],
];

const PROBLEMS: Record<OpenReport['problem'], string> = {
  parked: 'waits: its click is unknown',
  conflict: 'contradicts its order or its network',
  otherBody: 'came before with another body',
};

/**
 * `potli reports`: lists reports that wait or contradict others. `potli reports replay`: reads and applies them again,
 * or the one that is named.
 */
export async function reportsCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { json, again, only } = readArgs(args);
  const shop = await openCliDatabase(environment);
  try {
    if (again) return await replay(shop.database, only, print);
    const reports = await readOpenReports(shop.database.orm);
    if (json) print(JSON.stringify(reports, null, 2));
    else print(reports.map(formatReport).join('\n\n') || 'No report waits.');
    return 0;
  } finally {
    await shop.close();
  }
}

async function replay(
  database: CliDatabase['database'],
  only: ReportKey | undefined,
  print: Cli['print'],
): Promise<ExitCode> {
  const { settled, waiting, failed } = await replayReports(database, findReportAdapter, { only });
  if (only && settled + waiting + failed.length === 0) {
    throw new OperatorError(`No report of ${only.network} with the id ${only.eventId} waits or contradicts others.`);
  }
  print(`${settled} applied, ${waiting} still wait, ${failed.length} failed.`);
  for (const { network, eventId, error } of failed) print(`  ${network} ${eventId}: ${toOperatorText(error)}`);
  return failed.length > 0 ? 1 : 0;
}

interface Args {
  json: boolean;
  again: boolean;
  only: ReportKey | undefined;
}

function readArgs(args: string[]): Args {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' } } });
    const [word, network, eventId, ...rest] = positionals;
    const isHalf = network !== undefined && eventId === undefined;
    if (rest.length > 0 || isHalf || (word !== undefined && word !== 'replay')) {
      throw new Error('"reports" takes one word, replay, and with it the network and the id of one report.');
    }
    const only = network !== undefined && eventId !== undefined ? { network, eventId } : undefined;
    return { json: values.json === true, again: word === 'replay', only };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function formatReport({ network, eventId, orderId, clickId, problem, receivedAt, body }: OpenReport): string {
  const head = `${receivedAt.toISOString()}  ${network} ${eventId}: ${PROBLEMS[problem]}`;
  return `${head}\n  order ${orderId}, click ${clickId ?? 'none'}\n  ${body ?? 'no body was kept'}`;
}
