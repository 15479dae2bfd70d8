import { parseArgs } from 'node:util';
import { createAdapterFinder } from '../adapters/networks/createAdapterFinder.ts';
import { replayRefused } from '../domain/orders/networks/replayRefused.ts';
import type { ReportKey } from '../domain/orders/reports/lockOrders.ts';
import type { FindAdapter } from '../domain/orders/reports/ReportAdapter.ts';
import { assignReport, closeReport } from '../domain/orders/review/decideReports.ts';
import { readOpenReports, readParkedReports } from '../domain/orders/review/readOpenReports.ts';
import { replayReports } from '../domain/orders/review/replayReports.ts';
import { readRefused } from '../domain/platform/refused/refusedBodies.ts';
import { readRefusedName } from '../domain/platform/refused/refusedName.ts';
import { toFullClickId } from '../domain/shop/clicks/shortClickId.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { toOperatorText } from '../logging/operatorText.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { formatOpenReport, formatRefused, toRefusedReport } from './formatOpenReport.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { orUsageError } from './orUsageError.ts';
import { readRules } from './readRules.ts';

export const postbacksHelp: Help = [
  [
    'postbacks list [--json]',
    'List reports of networks that were refused, wait, contradict others, or came with another body',
  ],
  ['postbacks parked [--json]', 'List those that wait for their click only'],
  [
    'postbacks replay [<network> <id>] [--adapter <name>] [--json]',
    'Read all of them, or one, again from what was sent, and apply what fits; --adapter reads a refused one by another adapter',
  ],
  [
    'postbacks assign <network> <id> <click> [--json]',
    'Give a report that waits or contradicts others its click, and apply it',
  ],
  [
    'postbacks close <network> <id> --reason <text> [--json]',
    'Say that nothing will come of a report: it is listed no more',
  ],
];

/** Listed of each kind. */
const MOST_LISTED = 500;

/** `potli postbacks`: reports of networks that an operator has to look at, and what is done with them. */
export async function postbacksCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const read = readArgs(args);
  const shop = await openCliDatabase(environment);
  const findAdapter = createAdapterFinder(readRules(environment));
  const parts = { ...read, database: shop.database, findAdapter, print };
  try {
    return await actions[read.word](parts);
  } finally {
    await shop.close();
  }
}

interface Parts extends Args, Pick<Cli, 'print'> {
  database: Awaited<ReturnType<typeof openCliDatabase>>['database'];
  findAdapter: FindAdapter;
}

const WORDS = ['list', 'parked', 'replay', 'assign', 'close'] as const;
type Word = (typeof WORDS)[number];

const actions: Record<Word, (parts: Parts) => Promise<ExitCode>> = { list, parked, replay, assign, close };

async function list({ database: { orm }, json, print }: Parts): Promise<ExitCode> {
  const refused = (await readRefused(orm, MOST_LISTED)).map(toRefusedReport);
  const open = await readOpenReports(orm);
  const text = [...refused.map(formatRefused), ...open.map(formatOpenReport)].join('\n\n');
  print(json ? JSON.stringify([...refused, ...open], null, 2) : text || 'No report waits.');
  return 0;
}

async function parked({ database: { orm }, json, print }: Parts): Promise<ExitCode> {
  const reports = await readParkedReports(orm);
  print(json ? JSON.stringify(reports, null, 2) : reports.map(formatOpenReport).join('\n\n') || 'No report waits.');
  return 0;
}

async function replay({ database, findAdapter, only, adapter, json, print }: Parts): Promise<ExitCode> {
  const by = { who: operatorName(), action: 'postbacks replay' };
  const number = only && readRefusedName(only.eventId);
  const ofRefused =
    only === undefined || number !== undefined
      ? await replayRefused(database, findAdapter, { only: number, adapterName: adapter, by })
      : undefined;
  const ofStored = number === undefined ? await replayReports(database, findAdapter, { only, by }) : undefined;
  const both = [ofRefused ?? [], ofStored ?? []].flat();
  const applied = both.reduce((sum, one) => sum + one.applied, 0);
  const waiting = both.reduce((sum, one) => sum + one.waiting, 0);
  const failed = both.flatMap((one) => one.failed);
  if (only && applied + waiting + failed.length === 0) {
    throw new OperatorError(`No report of ${only.network} with the id ${only.eventId} waits or contradicts others.`);
  }
  const failures = failed.map(({ error, ...key }) => ({ ...key, problem: toOperatorText(error) }));
  const lines = failures.map(({ network, eventId, problem }) => `  ${network} ${eventId}: ${problem}`);
  const text = [`${applied} applied, ${waiting} still wait, ${failed.length} failed.`, ...lines].join('\n');
  print(json ? JSON.stringify({ settled: applied, waiting, failed: failures }, null, 2) : text);
  return failed.length > 0 ? 1 : 0;
}

async function assign({ database, findAdapter, only, clickId, json, print }: Parts): Promise<ExitCode> {
  if (!only || clickId === undefined) throw new UsageError('"postbacks assign" takes a network, an id and a click.');
  const click = toFullClickId(clickId);
  const by = { who: operatorName(), action: 'postbacks assign' };
  const count = await database.orm.transaction((queries) =>
    assignReport(queries, findAdapter, { ...only, clickId: click, by }),
  );
  const many = `${count} reports of the order count for click ${click}.`;
  const text = count === 1 ? `The report counts for click ${click}.` : many;
  print(json ? JSON.stringify({ clickId: click, applied: count }, null, 2) : text);
  return 0;
}

async function close({ database, only, reason, json, print }: Parts): Promise<ExitCode> {
  if (!only || !reason) throw new UsageError('"postbacks close" takes a network, an id and a --reason.');
  const by = { who: operatorName(), action: 'postbacks close' };
  await database.orm.transaction((queries) => closeReport(queries, { ...only, reason, by }));
  print(json ? JSON.stringify({ ...only, state: 'closed' }, null, 2) : 'The report is closed.');
  return 0;
}

interface Args {
  word: Word;
  json: boolean;
  only: ReportKey | undefined;
  clickId: string | undefined;
  reason: string | undefined;
  adapter: string | undefined;
}

/** How many words follow each word. */
const COUNTS: Record<Word, readonly number[]> = { list: [0], parked: [0], replay: [0, 2], assign: [3], close: [2] };

function readArgs(args: string[]): Args {
  return orUsageError(() => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean' }, reason: { type: 'string' }, adapter: { type: 'string' } },
    });
    const [first, ...rest] = positionals;
    const word = WORDS.find((known) => known === first);
    if (!word) throw new Error(`"postbacks" takes ${WORDS.join(', ')}.`);
    if (!COUNTS[word].includes(rest.length)) throw new Error(`"postbacks ${word}" takes other words than these.`);
    const [network, eventId, clickId] = rest;
    const only = network !== undefined && eventId !== undefined ? { network, eventId } : undefined;
    return { word, json: values.json === true, only, clickId, reason: values.reason, adapter: values.adapter };
  });
}
