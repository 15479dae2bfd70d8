import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { type AffiliateNetwork, reportFields } from '../adapters/networks/AffiliateNetwork.ts';
import { createListAdapter, toListBody } from '../adapters/networks/listAdapter.ts';
import { networks } from '../adapters/networks/networks.ts';
import { pickTexts } from '../adapters/networks/pickTexts.ts';
import { findIneffective, type IneffectiveReport } from '../domain/orders/apply/ineffectiveReports.ts';
import { MOST_AT_ONCE, readReport, receiveBodies } from '../domain/orders/apply/receiveBodies.ts';
import type { ReportOutcome } from '../domain/orders/reports/OrderReport.ts';
import type { ReportAdapter, SentReport } from '../domain/orders/reports/ReportAdapter.ts';
import { auditFirst } from '../domain/platform/audit/auditFirst.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { invalid, ProblemError } from '../errors/ProblemError.ts';
import { headingKey } from '../incoming/headings.ts';
import { type DecimalLearner, learnDecimals } from '../incoming/learnDecimals.ts';
import { parseJson } from '../incoming/parseJson.ts';
import { readTable, type TableForm, type TableRow } from '../incoming/readTable.ts';
import { readTextFile } from '../incoming/textFile.ts';
import type { Cli, ExitCode, Help } from './Cli.ts';
import { formatImported, type ImportedReports, toLineProblem } from './formatImported.ts';
import { type ClearDay, learnDayOrder } from './learnDayOrder.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { orUsageError } from './orUsageError.ts';
import { readAsOf } from './readAsOf.ts';
import { readRules } from './readRules.ts';

export const importReportsHelp: Help = [
  [
    'import-reports <network> <file.csv> [--adapter <name>] [--map <map.json>] [--as-of <date>] [--dry-run] [--json]',
    "Apply a network's own list; --adapter says whose words it uses, --map its columns, --as-of its day if it is not of now",
  ],
];

/**
 * `potli import-reports`: applies a network's own list, in which an approval is one. Each line counts by itself: one that
 * cannot be read stops no other, and the same line again changes nothing. Each line that does not have the effect of which it
 * speaks is named, with what counts instead.
 */
export async function importReportsCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const now = new Date();
  const { network, file, json, dryRun, asOf, ...given } = readArgs(args, now);
  const base = environment.INIT_CWD ?? '';
  const form = findForm(network, given.adapter);
  const fields = given.map === undefined ? form.fields : await readMap(resolve(base, given.map), form);
  const adapter = createListAdapter(form, readRules(environment));
  const list = { network, path: resolve(base, file), fields, adapter, asOf };
  const imported = dryRun ? await tryLines(list) : await applyLines(list, now, environment);
  print(json ? JSON.stringify(imported, null, 2) : formatImported(imported));
  return imported.problems.length > 0 ? 1 : 0;
}

interface ListFile extends Pick<AffiliateNetwork, 'fields'> {
  network: string;
  path: string;
  adapter: ReportAdapter;
  /** The date of the list. */
  asOf: Date;
}

type LineOutcome = ReportOutcome | 'readable' | ProblemError;

/** A line that could be read as one of a report. */
interface SentLine {
  line: number;
  orderId: string | undefined;
  sent: SentReport;
}

/** What is done with the lines of a file. */
interface LineHandling {
  /** The outcomes of some lines, in their order. */
  apply(sent: SentReport[]): Promise<LineOutcome[]>;
  /** Those of some lines that say something else than what counts, in the order given. */
  judge(lines: readonly AppliedLine[]): Promise<(IneffectiveReport | undefined)[]>;
}

interface AppliedLine extends SentLine {
  outcome: ReportOutcome;
}

async function tryLines(list: ListFile): Promise<ImportedReports> {
  const now = new Date();
  const read = (sent: SentReport) =>
    attempt((): LineOutcome => {
      readReport(sent, list.adapter, now);
      return 'readable';
    });
  return inGroups(list, { apply: async (sent) => sent.map(read), judge: async () => [] });
}

/** @param now one moment for all lines: they were stated together */
async function applyLines(list: ListFile, now: Date, environment: Cli['environment']) {
  const { network, adapter, asOf } = list;
  const shop = await openCliDatabase(environment);
  try {
    const entry = {
      who: operatorName(),
      action: 'import-reports',
      object: `network ${network}`,
      after: { adapter: adapter.name },
    };
    const commit = auditFirst(shop.database, entry);
    const toReceived = ({ sent, outcome }: AppliedLine) => ({ ...readReport(sent, adapter, now), outcome });
    return await inGroups(list, {
      apply: (sent) => receiveBodies(shop.database, sent, adapter, now, commit),
      judge: (lines) => findIneffective(shop.database.orm, lines.map(toReceived), asOf),
    });
  } finally {
    await shop.close();
  }
}

async function inGroups(
  { network, path, fields, asOf }: ListFile,
  { apply, judge }: LineHandling,
): Promise<ImportedReports> {
  const form = tableFormOf(fields);
  const decimals = learnDecimals();
  const clearDay = await learnDayOrder(timesOf(path, form, fields, decimals));
  const toSent = (row: TableRow) => toListBody(network, { fields }, withClear(row, fields, clearDay, decimals), asOf);
  const imported: ImportedReports = { counts: {}, problems: [], notes: [] };
  /** Lines that did not have their effect when they were read. */
  const doubtful: AppliedLine[] = [];
  let group: SentLine[] = [];
  const applyGroup = async () => {
    const outcomes = await apply(group.map(({ sent }) => sent));
    const applied = group.flatMap((each, place) => note(imported, each, outcomes[place]) ?? []);
    const judged = await judge(applied);
    doubtful.push(...applied.filter((_, place) => judged[place]));
    group = [];
  };
  for await (const each of readTable(path, form)) {
    const { line } = each;
    if ('note' in each) {
      imported.notes.push({ line, note: each.note });
      continue;
    }
    const orderId = 'row' in each ? orderIn(each.row, fields) : undefined;
    const sent = 'problem' in each ? invalid(each.problem) : attempt(() => toSent(each.row));
    if (sent instanceof ProblemError) refuse(imported, { line, orderId }, sent);
    else group.push({ line, orderId, sent });
    if (group.length === MOST_AT_ONCE) await applyGroup();
  }
  await applyGroup();
  // what waited can have been applied by a later line
  for (let start = 0; start < doubtful.length; start += MOST_AT_ONCE) {
    const lines = doubtful.slice(start, start + MOST_AT_ONCE);
    for (const [place, ineffective] of (await judge(lines)).entries()) {
      const line = lines[place]?.line;
      if (ineffective && line !== undefined) imported.problems.push(toLineProblem(line, ineffective));
    }
  }
  return { ...imported, problems: imported.problems.toSorted((one, other) => one.line - other.line) };
}

const orderIn = (
  row: TableRow,
  { orderId = [], storeOrderId = [] }: AffiliateNetwork['fields'],
): string | undefined => {
  const texts = attempt(() => pickTexts({ fields: { orderId, storeOrderId } }, row));
  return texts instanceof ProblemError ? undefined : (texts.storeOrderId ?? texts.orderId);
};

function tableFormOf(fields: AffiliateNetwork['fields']): TableForm {
  return { columns: Object.values(fields).flat(), needed: fields.orderId ?? [] };
}

/** The times of a list; a line that cannot be read has none. @param decimals learns from its amounts */
async function* timesOf(
  path: string,
  form: TableForm,
  { occurredAt = [], saleAmount = [], commission = [] }: AffiliateNetwork['fields'],
  decimals: DecimalLearner,
): AsyncGenerator<string> {
  for await (const each of readTable(path, form)) {
    if (!('row' in each)) continue;
    const texts = attempt(() => pickTexts({ fields: { occurredAt, saleAmount, commission } }, each.row));
    if (texts instanceof ProblemError) continue;
    for (const amount of [texts.saleAmount, texts.commission]) if (amount) decimals.see(amount);
    if (texts.occurredAt) yield texts.occurredAt;
  }
}

/** A line whose days and amounts are clear by themselves. */
function withClear(
  row: TableRow,
  { occurredAt = [], saleAmount = [], commission = [] }: AffiliateNetwork['fields'],
  clearDay: ClearDay,
  { clear: clearAmount }: DecimalLearner,
): TableRow {
  const clears = new Map<string, (text: string) => string>([
    ...occurredAt.map((name) => [headingKey(name), clearDay] as const),
    ...[...saleAmount, ...commission].map((name) => [headingKey(name), clearAmount] as const),
  ]);
  return Object.fromEntries(
    Object.entries(row).map(([name, text]) => [name, clears.get(headingKey(name))?.(text) ?? text]),
  );
}

function refuse(
  { problems }: ImportedReports,
  { line, orderId }: Omit<SentLine, 'sent'>,
  { message }: ProblemError,
): void {
  problems.push({ line, ...(orderId !== undefined && { orderId }), problem: message });
}

/** Counts a line; a line that was read and received is returned. */
function note(imported: ImportedReports, each: SentLine, outcome: LineOutcome | undefined): AppliedLine | undefined {
  if (outcome === undefined) throw new Error(`Line ${each.line} has no outcome`);
  if (outcome instanceof ProblemError) {
    refuse(imported, each, outcome);
    return undefined;
  }
  imported.counts[outcome] = (imported.counts[outcome] ?? 0) + 1;
  return outcome === 'readable' ? undefined : { ...each, outcome };
}

function attempt<Value>(act: () => Value): Value | ProblemError {
  try {
    return act();
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
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
  return orUsageError(() => {
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
  });
}
