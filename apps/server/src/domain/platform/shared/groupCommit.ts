import { unavailable, unconfirmed } from '../../../errors/ProblemError.ts';
import { bisect } from './bisect.ts';

interface GroupCommitOptions<Row, Result> {
  /**
   * Writes all rows or none, and returns after the commit with a result for each. Existing rows must stay as they are: a
   * batch with an unknown outcome is written again.
   */
  write: (rows: readonly Row[]) => Promise<readonly Result[]>;
  /** Whether a failure is not caused by the rows, so that they can succeed a moment later. */
  isTransient: (error: unknown) => boolean;
  maxBatch?: number;
  maxWaiting?: number;
  /** How long the caller of `add` waits at most (ms). */
  deadlineMs?: number;
  /** Pause before rows are written again (ms). */
  pauseMs?: number;
}

/** Writes rows that arrive one by one. */
export interface RowWriter<Row, Result = unknown> {
  /**
   * Returns its result after the row is committed.
   * @throws ProblemError unavailable when too many rows wait, unconfirmed after the deadline
   * @throws the error of the database for this row
   */
  add(row: Row): Promise<Result>;
  /** Waits until all rows are written. */
  drain(): Promise<void>;
}

interface Waiting<Row, Result> {
  row: Row;
  untilMs: number;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

/** How often deadlines are checked (ms). */
const SWEEP_MS = 100;

/**
 * Turns many small writes into few large ones, without a timer: rows that arrive during a write go into the next one
 * together. So a single row does not wait, and under load the batches grow.
 */
export function createGroupCommit<Row, Result>(options: GroupCommitOptions<Row, Result>): RowWriter<Row, Result> {
  const { write, isTransient, maxBatch = 500, maxWaiting = 20_000 } = options;
  const { deadlineMs = 2_500, pauseMs = 50 } = options;
  type Caller = Waiting<Row, Result>;
  let waiting: Caller[] = [];
  let underWay: readonly Caller[] = [];
  let running: Promise<void> | undefined;

  /** Rejects callers after their deadline, also while their rows are being written. */
  function sweep(): void {
    const nowMs = performance.now();
    const isLate = ({ untilMs }: Caller) => untilMs <= nowMs;
    for (const { reject } of [...underWay, ...waiting].filter(isLate)) reject(unconfirmed());
    waiting = waiting.filter((each) => !isLate(each));
  }

  async function commitTogether(batch: readonly Caller[]): Promise<readonly Result[]> {
    const results = await write(batch.map(({ row }) => row));
    for (const [index, result] of results.entries()) batch[index]?.resolve(result);
    return results;
  }

  /** One row that the database refuses must not fail the others, nor delay them. */
  async function commit(batch: readonly Caller[]): Promise<void> {
    const settled = await bisect(batch, commitTogether, isTransient);
    const again: Caller[] = [];
    for (const [index, caller] of batch.entries()) {
      const outcome = settled[index];
      if (outcome?.status !== 'rejected') continue;
      if (isTransient(outcome.reason)) again.push(caller);
      else caller.reject(outcome.reason);
    }
    if (again.length > 0) await commitAgain(again);
  }

  async function commitAgain(batch: readonly Caller[]): Promise<void> {
    await new Promise<void>((resolve) => setTimeout(resolve, pauseMs));
    const nowMs = performance.now();
    for (const { reject, untilMs } of batch) if (untilMs <= nowMs) reject(unconfirmed());
    const inTime = batch.filter(({ untilMs }) => untilMs > nowMs);
    if (inTime.length > 0) await commit(inTime);
  }

  async function run(): Promise<void> {
    // other requests of the same turn of the event loop join the first batch
    await new Promise<void>((resolve) => setImmediate(resolve));
    const sweeping = setInterval(sweep, SWEEP_MS);
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxBatch);
      waiting = waiting.slice(maxBatch);
      underWay = batch;
      await commit(batch);
      underWay = [];
    }
    clearInterval(sweeping);
    // at once, so that the next row opens a new group
    running = undefined;
  }

  return {
    add(row) {
      if (waiting.length >= maxWaiting) return Promise.reject(unavailable());
      return new Promise<Result>((resolve, reject) => {
        waiting.push({ row, untilMs: performance.now() + deadlineMs, resolve, reject });
        running ??= run();
      });
    },
    async drain() {
      while (running) await running;
    },
  };
}
