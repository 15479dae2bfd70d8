import { parseArgs } from 'node:util';
import { findReportAdapter } from '../adapters/networks/findReportAdapter.ts';
import type { Database } from '../db/database.ts';
import type { ReportKey } from '../domain/orders/lockOrders.ts';
import { type OpenReport, readOpenReports, readParkedReports } from '../domain/orders/readOpenReports.ts';
import { replayReports } from '../domain/orders/replayReports.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { toOperatorText } from '../logging/operatorText.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';

export const postbacksHelp: Help = [
  ['postbacks list [--json]', 'List reports of networks that wait, contradict others, or came with another body'],
  ['postbacks parked [--json]', 'List those that wait for their click only'],
  [
    'postbacks replay [<network> <id>] [--json]',
    'Read all that wait or contradict others, or one of them, again from what was sent, and apply what fits',
  ],
];

const PROBLEMS: Record<OpenReport['problem'], string> = {
  parked: 'waits: its click is unknown',
  conflict: 'contradicts its order or its network',
  otherBody: 'came before with another body',
  claimed: 'waits: it has the click of a granted claim',
  overruled: 'still counts, although the network itself says otherwise',
};

/** `potli postbacks`: reports of networks that an operator has to look at, and how they are read again. */
export async function postbacksCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { word, json, only } = readArgs(args);
  const shop = await openCliDatabase(environment);
  try {
    if (word === 'replay') return await replay(shop.database, { only, json, print });
    const { orm } = shop.database;
    const reports = word === 'parked' ? await readParkedReports(orm) : await readOpenReports(orm);
    print(json ? JSON.stringify(reports, null, 2) : reports.map(formatReport).join('\n\n') || 'No report waits.');
    return 0;
  } finally {
    await shop.close();
  }
}

interface ReplayParts extends Pick<Args, 'only' | 'json'>, Pick<Cli, 'print'> {}

async function replay(database: Database, { only, json, print }: ReplayParts): Promise<ExitCode> {
  const { settled, waiting, failed } = await replayReports(database, findReportAdapter, { only, who: operatorName() });
  if (only && settled + waiting + failed.length === 0) {
    throw new OperatorError(`No report of ${only.network} with the id ${only.eventId} waits or contradicts others.`);
  }
  const told = failed.map(({ error, ...key }) => ({ ...key, problem: toOperatorText(error) }));
  const lines = told.map(({ network, eventId, problem }) => `  ${network} ${eventId}: ${problem}`);
  const text = [`${settled} applied, ${waiting} still wait, ${failed.length} failed.`, ...lines].join('\n');
  print(json ? JSON.stringify({ settled, waiting, failed: told }, null, 2) : text);
  return failed.length > 0 ? 1 : 0;
}

interface Args {
  word: 'list' | 'parked' | 'replay';
  json: boolean;
  only: ReportKey | undefined;
}

function readArgs(args: string[]): Args {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' } } });
    const [word, network, eventId, ...rest] = positionals;
    const isKnown = word === 'list' || word === 'parked' || word === 'replay';
    const only = network !== undefined && eventId !== undefined ? { network, eventId } : undefined;
    if (!isKnown || rest.length > 0 || (network !== undefined && (!only || word !== 'replay'))) {
      throw new Error('"postbacks" takes list, parked or replay, and replay the network and the id of one report.');
    }
    return { word, json: values.json === true, only };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function formatReport({ network, eventId, orderId, clickId, claimId, problem, receivedAt, body }: OpenReport): string {
  const head = `${receivedAt.toISOString()}  ${network} ${eventId}: ${PROBLEMS[problem]}`;
  const advice =
    claimId === null ? '' : `\n  decide: potli claims order ${claimId} ${network} ${orderId} --is claimed|another`;
  return `${head}\n  order ${orderId}, click ${clickId ?? 'none'}${advice}\n  ${body ?? 'no body was kept'}`;
}
