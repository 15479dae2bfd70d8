import type { LedgerInclusion } from '@potli/api/contract/ledgerRoots';
import { accountWords } from '@potli/api/contract/moneyStages';
import type { StatementLine } from '@potli/api/contract/statement';
import { toRupees } from '@potli/api/units/money';
import type { Statement, StatementJournal } from '@potli/proof';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { type CsvColumn, csvHead, csvRows } from '@potli/ui/format/toCsv';
import { causeOf } from './causeOf.ts';
import type { StatementPart } from './statementParts.ts';

export type StatementFormat = 'json' | 'csv';

/** Reads where the chain is under the last published root; undefined where there is none. */
type ReadInclusion = () => Promise<LedgerInclusion | undefined>;

/** A file that is written part by part. */
interface Writer {
  type: string;
  head: (first: StatementPart) => string;
  lines: (lines: readonly StatementLine[], isFirst: boolean) => string;
  end: (first: StatementPart, readInclusion: ReadInclusion) => Promise<string>;
}

const writers: Record<StatementFormat, Writer> = {
  // docs/verify.md#the-statement, with a line for each journal
  json: {
    type: 'application/json',
    head: ({ memberId, madeAt }) => {
      const type: Statement['type'] = 'potli statement 1';
      return `${JSON.stringify({ type, memberId, madeAt }).slice(0, -1)},"journals":[`;
    },
    lines: (lines, isFirst) =>
      lines.map((line, n) => `${isFirst && n === 0 ? '' : ','}\n${JSON.stringify(toJournal(line))}`).join(''),
    end: async ({ balances, head, total, keyId, signature }, readInclusion) => {
      const inclusion = await readInclusion();
      // a root can be made while the lines are read: then it has a line that this file has not
      const isOfFile = inclusion && Number(inclusion.seq) <= total;
      // of the part that was read first, as time and head
      const signed = keyId && signature ? { keyId, signature } : {};
      const end = { balances, head, ...signed, inclusion: isOfFile ? inclusion : undefined };
      return `\n],${JSON.stringify(end).slice(1)}\n`;
    },
  },
  csv: {
    type: 'text/csv;charset=utf-8',
    head: () => csvHead(columns),
    lines: (lines) => csvRows(columns, lines),
    end: async () => '',
  },
};

/**
 * A file of the member's statement. Each part becomes a blob at once, which browsers store outside the page's memory: a
 * member of many years costs the page one part.
 */
export async function statementFile(
  parts: AsyncIterable<StatementPart>,
  format: StatementFormat,
  readInclusion: ReadInclusion,
): Promise<Blob> {
  const { type, head, lines, end } = writers[format];
  const blobs: Blob[] = [];
  let first: StatementPart | undefined;
  for await (const part of parts) {
    const isFirst = first === undefined;
    first ??= part;
    blobs.push(new Blob([isFirst ? head(part) : '', lines(part.lines, isFirst)]));
  }
  if (!first) throw new Error('A statement has at least one part');
  return new Blob([...blobs, await end(first, readInclusion)], { type });
}

/** The line as it is proven: names of shops are part of no proof. */
function toJournal(line: StatementLine): StatementJournal {
  const { seq, at, kind, entries, cause, commitment, previous, hash } = line;
  return { seq, at, kind, entries, cause, commitment, previous, hash };
}

/** What each line added to each account; empty where nothing changed. Times in Asia/Kolkata. */
const columns: readonly CsvColumn<StatementLine>[] = [
  { header: 'Line', value: ({ seq }) => Number(seq) },
  { header: 'Date Time (IST)', value: ({ at }) => formatDateTime(at, '') },
  { header: 'What happened', value: causeOf },
  ...Object.entries(accountWords).map(([account, name]) => ({
    header: `${name} (INR)`,
    value: ({ entries }: StatementLine) => (entries[account] === undefined ? null : toRupees(Number(entries[account]))),
  })),
  { header: 'Hash', value: ({ hash }) => hash },
];
