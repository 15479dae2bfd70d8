import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { type AffiliateNetwork, reportFields } from '../adapters/networks/AffiliateNetwork.ts';
import { createListAdapter, toListBody } from '../adapters/networks/listAdapter.ts';
import { networks } from '../adapters/networks/networks.ts';
import { pickTexts } from '../adapters/networks/pickTexts.ts';
import { auditFirst } from '../domain/audit/auditFirst.ts';
import type { ReportOutcome } from '../domain/orders/OrderReport.ts';
import type { ReportAdapter, SentReport } from '../domain/orders/ReportAdapter.ts';
import { MOST_AT_ONCE, readReport, receiveBodies } from '../domain/orders/receiveBodies.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { invalid, ProblemError } from '../errors/ProblemError.ts';
import { headingKey } from '../incoming/headings.ts';
import { parseJson } from '../incoming/parseJson.ts';
import { readTable, type TableForm, type TableRow } from '../incoming/readTable.ts';
import { readTextFile } from '../incoming/textFile.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { type ClearDay, learnDayOrder } from './learnDayOrder.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { readAsOf } from './readAsOf.ts';
import { readOwnWords } from './readOwnWords.ts';

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
  /** Lines that are no reports, such as titles and totals; line 0 is about the whole file. */
  notes: { line: number; note: string }[];
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
  const adapter = createListAdapter(form, readOwnWords(environment));
  const list = { network, path: resolve(base, file), fields, adapter, asOf };
  const imported = dryRun ? await tryLines(list) : await applyLines(list, now, environment);
  print(json ? JSON.stringify(imported, null, 2) : formatImported(imported));
  return imported.problems.length > 0 ? 1 : 0;
}

interface ListFile extends Pick<AffiliateNetwork, 'fields'> {
  network: string;
  path: string;
  adapter: ReportAdapter;
  /** When the list said it; absent: now. */
  asOf: Date | undefined;
}

type LineOutcome = ReportOutcome | 'readable' | ProblemError;

async function tryLines(list: ListFile): Promise<ImportedReports> {
  const now = new Date();
  const read = (sent: SentReport) =>
    attempt((): LineOutcome => {
      readReport(sent, list.adapter, now);
      return 'readable';
    });
  return inGroups(list, async (sent) => sent.map(read));
}

/** @param now one moment for all lines: they were said together */
async function applyLines(list: ListFile, now: Date, environment: Cli['environment']) {
  const { network, adapter } = list;
  const shop = await openCliDatabase(environment);
  try {
    const entry = {
      who: operatorName(),
      action: 'import-reports',
      object: `network ${network}`,
      after: { adapter: adapter.name },
    };
    const commit = auditFirst(shop.database, entry);
    return await inGroups(list, (sent) => receiveBodies(shop.database, sent, adapter, now, commit));
  } finally {
    await shop.close();
  }
}

async function inGroups(
  { network, path, fields, asOf }: ListFile,
  take: (sent: SentReport[]) => Promise<LineOutcome[]>,
): Promise<ImportedReports> {
  const form = tableFormOf(fields);
  const clearDay = await learnDayOrder(timesOf(path, form, fields));
  const toSent = (row: TableRow) => toListBody(network, { fields }, withClearDays(row, fields, clearDay), asOf);
  const imported: ImportedReports = { counts: {}, problems: [], notes: [] };
  let group: { line: number; sent: SentReport }[] = [];
  const takeGroup = async () => {
    const outcomes = await take(group.map(({ sent }) => sent));
    for (const [place, { line }] of group.entries()) note(imported, line, outcomes[place]);
    group = [];
  };
  for await (const each of readTable(path, form)) {
    const { line } = each;
    if ('note' in each) {
      imported.notes.push({ line, note: each.note });
      continue;
    }
    const sent = 'problem' in each ? invalid(each.problem) : attempt(() => toSent(each.row));
    if (sent instanceof ProblemError) note(imported, line, sent);
    else group.push({ line, sent });
    if (group.length === MOST_AT_ONCE) await takeGroup();
  }
  await takeGroup();
  return { ...imported, problems: imported.problems.toSorted((one, other) => one.line - other.line) };
}

function tableFormOf(fields: AffiliateNetwork['fields']): TableForm {
  return { columns: Object.values(fields).flat(), needed: fields.orderId ?? [] };
}

/** The times of a list; a line that cannot be read tells none. */
async function* timesOf(path: string, form: TableForm, fields: AffiliateNetwork['fields']): AsyncGenerator<string> {
  for await (const each of readTable(path, form)) {
    const texts =
      'row' in each ? attempt(() => pickTexts({ fields: { occurredAt: fields.occurredAt ?? [] } }, each.row)) : {};
    if (!(texts instanceof ProblemError) && texts.occurredAt) yield texts.occurredAt;
  }
}

function withClearDays(row: TableRow, { occurredAt = [] }: AffiliateNetwork['fields'], clearDay: ClearDay): TableRow {
  const times = new Set(occurredAt.map(headingKey));
  return Object.fromEntries(
    Object.entries(row).map(([name, text]) => [name, times.has(headingKey(name)) ? clearDay(text) : text]),
  );
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

function formatImported({ counts, problems, notes }: ImportedReports): string {
  const said = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`);
  const lines = problems.map(({ line, problem }) => `  line ${line}: ${problem}`);
  return [
    `${said.join(', ') || 'No line was applied'}.`,
    ...(lines.length > 0 ? ['', 'Not applied:', ...lines] : []),
    ...(notes.length > 0 ? ['', 'No reports:', ...notes.map(formatNote)] : []),
  ].join('\n');
}

const formatNote = ({ line, note: text }: ImportedReports['notes'][number]) =>
  line === 0 ? `  ${text}` : `  line ${line}: ${text}`;

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
  const { success, data } = z.safeParse(ColumnMap, tryJson(await readTextFile(path)));
  if (!success) {
    throw new OperatorError(`${path} must be JSON with names of columns for some of: ${reportFields.join(', ')}.`);
  }
  const given = Object.entries(data).map(([field, names]) => [field, [names].flat()] as const);
  return { ...fields, ...Object.fromEntries(given) };
}

function tryJson(text: string): unknown {
  try {
    return parseJson(text);
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
