import type { Database } from '../../../db/database.ts';
import { NetworkFailure } from './NetworkFailure.ts';
import { leasePull, type PullLease } from './pullLease.ts';
import type { PullPart, ReportPull } from './ReportPull.ts';
import { readFrom } from './readFrom.ts';
import { type PageCount, receivePage } from './receivePage.ts';

/** `busy`: another host reads the list now, or the network wants to be left alone. */
export type PullResult = { state: 'done' | 'busy' } & PageCount;

interface PullOptions {
  signal?: AbortSignal;
  /** Reads this time again, whatever was read before. Absent: what changed since the last run. */
  between?: { from: Date; to: Date } | undefined;
  now?: () => Date;
}

const NOTHING: PageCount = { rows: 0, changed: 0, refused: 0 };

/**
 * Reads the list of a network and receives what is new in it. A run that was interrupted goes on at its page, on this host
 * or another. Of several hosts one reads.
 * @throws NetworkFailure; what was read until then is received
 */
export async function pullReports(
  database: Pick<Database, 'orm'>,
  pull: ReportPull,
  { signal = new AbortController().signal, between, now = () => new Date() }: PullOptions = {},
): Promise<PullResult> {
  const lease = await leasePull(database.orm, pull.network);
  if (!lease) return { state: 'busy', ...NOTHING };
  const run = between ? readAgain(pull, lease, between) : nextRun(pull, lease, now());
  try {
    const count = await readList(database, pull, run, { signal, now });
    await lease.release();
    return { state: 'done', ...count };
  } catch (error) {
    const seconds = error instanceof NetworkFailure ? error.retryAfterSeconds : undefined;
    const change = seconds === undefined ? {} : { notBefore: new Date(now().getTime() + seconds * 1_000) };
    // when the database is away, the lease ends by itself
    await lease.release(change).catch(() => {});
    throw error;
  }
}

/** What is to be read, from which page on. */
interface Run {
  parts: PullPart[];
  at: number;
  page: string | undefined;
  count: PageCount;
  /** Stores its progress; without parts left it has ended. @returns whether the lease is still held */
  keep(progress: Pick<Run, 'at' | 'page' | 'count'>): Promise<boolean>;
}

const readAgain = (pull: ReportPull, lease: PullLease, { from, to }: { from: Date; to: Date }): Run => ({
  parts: pull.parts(from, to),
  at: 0,
  page: undefined,
  count: NOTHING,
  keep: () => lease.save({}),
});

/** The run that was interrupted, or else a new one. */
function nextRun(pull: ReportPull, { state, save }: PullLease, now: Date): Run {
  const startedAt = state.runStartedAt ?? now;
  const parts = pull.parts(readFrom(state.readUntil, startedAt), startedAt);
  const isNew = state.runStartedAt === null;
  return {
    parts,
    at: isNew ? 0 : state.runPart,
    page: isNew ? undefined : (state.runPage ?? undefined),
    count: isNew ? NOTHING : { rows: state.rowsRead, changed: state.rowsChanged, refused: 0 },
    keep({ at, page, count: { rows: rowsRead, changed: rowsChanged } }) {
      const counted = { rowsRead, rowsChanged };
      if (at < parts.length) return save({ runStartedAt: startedAt, runPart: at, runPage: page ?? null, ...counted });
      const ended = { runStartedAt: null, runPart: 0, runPage: null, notBefore: null };
      return save({ ...ended, readUntil: startedAt, endedAt: new Date(), ...counted });
    },
  };
}

async function readList(
  database: Pick<Database, 'orm'>,
  pull: ReportPull,
  { parts, keep, ...from }: Run,
  { signal, now }: { signal: AbortSignal; now: () => Date },
): Promise<PageCount> {
  let { at, page, count } = from;
  for (let part = parts[at]; part; part = parts[at]) {
    signal.throwIfAborted();
    const askedAt = now();
    const { rows, next } = await pull.fetchPage(part, page, signal);
    count = sum(count, await receivePage(database, pull, rows, askedAt));
    page = next;
    if (page === undefined) at += 1;
    if (!(await keep({ at, page, count }))) throw new NetworkFailure('Another host reads the list by now.');
  }
  return count;
}

const sum = (one: PageCount, other: PageCount): PageCount => ({
  rows: one.rows + other.rows,
  changed: one.changed + other.changed,
  refused: one.refused + other.refused,
});
