import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { type AffiliateNetwork, reportFields } from '../adapters/networks/AffiliateNetwork.ts';
import { createListAdapter, toListBody } from '../adapters/networks/listAdapter.ts';
import { networks } from '../adapters/networks/networks.ts';
import { auditFirst } from '../domain/audit/auditFirst.ts';
import type { ReportOutcome } from '../domain/orders/OrderReport.ts';
import type { ReportAdapter, SentReport } from '../domain/orders/ReportAdapter.ts';
import { MOST_AT_ONCE, readReport, receiveBodies } from '../domain/orders/receiveBodies.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { invalid, ProblemError } from '../errors/ProblemError.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { readAsOf } from './readAsOf.ts';
import { readReportFile } from './readReportFile.ts';

export const importReportsHelp: Help = [
  [
    'import-reports <network> <file.csv> [--adapter <name>] [--map <map.json>] [--as-of <date>] [--dry-run] [--json]',
    "Apply a network's own list; --adapter says whose words it uses, --map its columns, --as-of its day if it is not of now",
  ],
];

/** What became of a file, line by line. */
interface ImportedReports {
  /** Lines by outcome; `readable` in a dry run. */
  counts: Partial<Record<ReportOutcome | 'readable', number>>;
  /** Lines that were not applied, and why. Those in conflict are kept, see `potli postbacks list`. */
  problems: { line: number; problem: string }[];
}

/**
 * `potli import-reports`: applies a network's own list, in which an approval is one. Each line counts by itself: one that
 * cannot be read stops no other, and the same line again changes nothing.
 */
export async function importReportsCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const now = new Date();
  const { network, file, json, dryRun, asOf, ...given } = readArgs(args, now);
  const base = environment.INIT_CWD ?? '';
  const form = findForm(network, given.adapter);
  const fields = given.map === undefined ? form.fields : await readMap(resolve(base, given.map), form);
  const adapter = createListAdapter(form);
  const toSent = (row: Record<string, string>) => toListBody(network, { fields }, row, asOf);
  const path = resolve(base, file);
  const imported = dryRun
    ? await tryLines(path, toSent, adapter)
    : await applyLines({ network, path, toSent, adapter }, now, environment);
  print(json ? JSON.stringify(imported, null, 2) : formatImported(imported));
  return imported.problems.length > 0 ? 1 : 0;
}

type ToSent = (row: Record<string, string>) => SentReport;
interface ListFile {
  network: string;
  path: string;
  toSent: ToSent;
  adapter: ReportAdapter;
}

type LineOutcome = ReportOutcome | 'readable' | ProblemError;

async function tryLines(path: string, toSent: ToSent, adapter: ReportAdapter): Promise<ImportedReports> {
  const now = new Date();
  const read = (sent: SentReport) =>
    attempt((): LineOutcome => {
      readReport(sent, adapter, now);
      return 'readable';
    });
  return inGroups(path, toSent, async (sent) => sent.map(read));
}

/** @param now one moment for all lines: they were said together */
async function applyLines({ network, path, toSent, adapter }: ListFile, now: Date, environment: Cli['environment']) {
  const shop = await openCliDatabase(environment);
  try {
    const entry = {
      who: operatorName(),
      action: 'import-reports',
      object: `network ${network}`,
      after: { adapter: adapter.name },
    };
    const commit = auditFirst(shop.database, entry);
    return await inGroups(path, toSent, (sent) => receiveBodies(shop.database, sent, adapter, now, commit));
  } finally {
    await shop.close();
  }
}

async function inGroups(
  path: string,
  toSent: ToSent,
  take: (sent: SentReport[]) => Promise<LineOutcome[]>,
): Promise<ImportedReports> {
  const imported: ImportedReports = { counts: {}, problems: [] };
  let group: { line: number; sent: SentReport }[] = [];
  const takeGroup = async () => {
    const outcomes = await take(group.map(({ sent }) => sent));
    for (const [place, { line }] of group.entries()) note(imported, line, outcomes[place]);
    group = [];
  };
  for await (const each of readReportFile(path)) {
    const { line } = each;
    const sent = 'problem' in each ? invalid(each.problem) : attempt(() => toSent(each.row));
    if (sent instanceof ProblemError) note(imported, line, sent);
    else group.push({ line, sent });
    if (group.length === MOST_AT_ONCE) await takeGroup();
  }
  await takeGroup();
  return { ...imported, problems: imported.problems.toSorted((one, other) => one.line - other.line) };
}

function note({ counts, problems }: ImportedReports, line: number, outcome: LineOutcome | undefined): void {
  if (outcome === undefined) throw new Error(`Line ${line} has no outcome`);
  if (outcome instanceof ProblemError) return void problems.push({ line, problem: outcome.message });
  counts[outcome] = (counts[outcome] ?? 0) + 1;
  if (outcome === 'conflict') problems.push({ line, problem: CONFLICT });
}

function attempt<Value>(act: () => Value): Value | ProblemError {
  try {
    return act();
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
}

const CONFLICT = 'Does not fit to what was reported before. It is kept, see "potli postbacks list".';

function formatImported({ counts, problems }: ImportedReports): string {
  const said = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`);
  const lines = problems.map(({ line, problem }) => `  line ${line}: ${problem}`);
  return [
    `${said.join(', ') || 'No line was applied'}.`,
    ...(lines.length > 0 ? ['', 'Not applied:', ...lines] : []),
  ].join('\n');
}

/** By the name of the network in the catalogue, where that is the name of its adapter, too. */
function findForm(network: string, adapter: string | undefined): AffiliateNetwork {
  const form = networks.find(({ name }) => name === (adapter ?? network));
  if (form) return form;
  const names = networks.map(({ name }) => name).join(', ');
  throw new OperatorError(`How the network writes its list is not known. Take one of --adapter ${names}.`);
}

const ColumnMap = z.partialRecord(z.enum(reportFields), z.union([z.string(), z.array(z.string())]));

/** Names of columns for some fields, as JSON: `{"orderId": "Order No", "saleAmount": ["Amount", "Sale"]}`. */
async function readMap(path: string, { fields }: AffiliateNetwork): Promise<AffiliateNetwork['fields']> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`${path} cannot be read (${error.code}).`);
  });
  const { success, data } = z.safeParse(ColumnMap, parseJson(text));
  if (!success) {
    throw new OperatorError(`${path} must be JSON with names of columns for some of: ${reportFields.join(', ')}.`);
  }
  const given = Object.entries(data).map(([field, names]) => [field, [names].flat()] as const);
  return { ...fields, ...Object.fromEntries(given) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readArgs(args: string[], now: Date) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        map: { type: 'string' },
        adapter: { type: 'string' },
        'as-of': { type: 'string' },
      },
    });
    const [network, file, ...more] = positionals;
    if (network === undefined || file === undefined || more.length > 0) {
      throw new Error('"import-reports" takes a network and one file.');
    }
    const { json, map, adapter, 'dry-run': dryRun, 'as-of': day } = values;
    const asOf = day === undefined ? now : readAsOf(day, now);
    return { network, file, json, dryRun, map, adapter, asOf };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
