import { createHash } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { ProblemError } from '../../../errors/ProblemError.ts';
import { isCleanText } from '../../platform/shared/cleanText.ts';
import { receiveBodies } from '../apply/receiveBodies.ts';
import type { SentReport } from '../reports/ReportAdapter.ts';
import { readStoredRows, type StoredRow, saveRows } from './pulledRows.ts';
import type { PulledRow, ReportPull } from './ReportPull.ts';

/** Reports that are received in one go. */
const GROUP = 200;
const LONGEST_ID = 200;
const LONGEST_PROBLEM = 300;

export interface PageCount {
  rows: number;
  /** Rows with news that were understood. */
  changed: number;
  refused: number;
}

interface News {
  stored: StoredRow;
  /** The time of the version before. */
  statedBefore: Date | null;
  body: SentReport | ProblemError;
}

/**
 * Receives what a page of a list says that is new. Nothing is lost or counted twice when it is interrupted and done again,
 * on this host or another. A row that is not understood stops no other: it is counted, and tried again the next time.
 * @param askedAt when the page was asked for: a list that was asked for earlier says nothing new
 */
export async function receivePage(
  database: Pick<Database, 'orm'>,
  pull: ReportPull,
  rows: readonly PulledRow[],
  askedAt: Date,
): Promise<PageCount> {
  const named = new Map(rows.flatMap((row) => idsOf(pull, row).map((id) => [id, row] as const)));
  const before = await readStoredRows(database.orm, pull.network, [...named.keys()]);
  const news = [...named].flatMap(([id, row]) => toNews(pull, id, row, before.get(id), askedAt));
  const count = { rows: rows.length, changed: 0, refused: rows.filter((row) => idsOf(pull, row).length === 0).length };
  for (let first = 0; first < news.length; first += GROUP) {
    const { changed, refused } = await receiveNews(database, pull, news.slice(first, first + GROUP));
    count.changed += changed;
    count.refused += refused;
  }
  return count;
}

function idsOf(pull: ReportPull, row: PulledRow): string[] {
  const id = pull.rowId(row);
  return id === undefined || id === '' || id.length > LONGEST_ID || !isCleanText(id) ? [] : [id];
}

function toNews(pull: ReportPull, rowId: string, row: PulledRow, before: StoredRow | undefined, askedAt: Date): News[] {
  const statedBefore = before?.statedAt ?? null;
  const body = orProblem(() => pull.toBody(row));
  const stored = { network: pull.network, rowId, sha256: digestOf(body, row), received: false, problem: null };
  const isSame = before?.sha256.equals(stored.sha256) === true;
  if (isSame && before.received) return [];
  // the run before ended between the two: the same time again makes the same report
  if (isSame && before.problem === null) return [{ stored: before, statedBefore, body: withTime(before.statedAt) }];
  const read = body instanceof ProblemError ? body : orProblem(() => pull.adapter.read(body));
  if (read instanceof ProblemError)
    return [{ stored: { ...stored, statedAt: statedBefore }, statedBefore, body: read }];
  if (statedBefore !== null && askedAt <= statedBefore) return [];
  // whatever time the row has: it is what the network says when it is asked
  return [{ stored: { ...stored, statedAt: askedAt }, statedBefore, body: withTime(askedAt) }];

  function withTime(statedAt: Date | null): SentReport | ProblemError {
    return orProblem(() => pull.toBody(row, statedAt ?? undefined));
  }
}

/** What the row says, or why it is not understood. */
function orProblem<Value>(read: () => Value): Value | ProblemError {
  try {
    return read();
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
}

function digestOf(body: SentReport | ProblemError, row: PulledRow): Buffer {
  const bytes = body instanceof ProblemError ? Buffer.from(JSON.stringify(row)) : body.body;
  return createHash('sha256').update(bytes).digest();
}

async function receiveNews(
  database: Pick<Database, 'orm'>,
  pull: ReportPull,
  news: readonly News[],
): Promise<Pick<PageCount, 'changed' | 'refused'>> {
  const understood = news.flatMap(({ body, ...one }) => (body instanceof ProblemError ? [] : [{ ...one, body }]));
  // first the time, then the report: a host that dies in between is followed by one that makes the same report
  await saveRows(
    database.orm,
    understood.map(({ stored }) => stored),
  );
  const outcomes = await receiveBodies(
    database,
    understood.map(({ body }) => body),
    pull.adapter,
  );
  const problems = new Map(
    news.flatMap(({ stored, body }) => (body instanceof ProblemError ? [[stored.rowId, body] as const] : [])),
  );
  for (const [index, outcome] of outcomes.entries()) {
    const rowId = understood[index]?.stored.rowId;
    if (outcome instanceof ProblemError && rowId !== undefined) problems.set(rowId, outcome);
  }
  await saveRows(
    database.orm,
    news.map(({ stored, statedBefore }) => {
      const problem = problems.get(stored.rowId)?.message.slice(0, LONGEST_PROBLEM) ?? null;
      return problem === null ? { ...stored, received: true } : { ...stored, statedAt: statedBefore, problem };
    }),
  );
  return { changed: news.length - problems.size, refused: problems.size };
}
