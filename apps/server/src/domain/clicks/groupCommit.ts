import { unavailable, unconfirmed } from '../../errors/ProblemError.ts';

interface GroupCommitOptions<Row> {
  /**
   * Writes all rows or none, and returns after the commit. Existing rows must stay as they are: a batch with an
   * unknown outcome is written again.
   */
  write: (rows: readonly Row[]) => Promise<void>;
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
export interface RowWriter<Row> {
  /**
   * Returns after the row is committed.
   * @throws ProblemError unavailable when too many rows wait, unconfirmed after the deadline
   * @throws the error of the database for this row
   */
  add(row: Row): Promise<void>;
  /** Waits until all rows are written. */
  drain(): Promise<void>;
}

interface Waiting<Row> {
  row: Row;
  untilMs: number;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/** How often deadlines are checked (ms). */
const SWEEP_MS = 100;

/**
 * Turns many small writes into few large ones, without a timer: rows that arrive during a write go into the next one
 * together. So a single row does not wait, and under load the batches grow.
 */
export function createGroupCommit<Row>(options: GroupCommitOptions<Row>): RowWriter<Row> {
  const { write, isTransient, maxBatch = 500, maxWaiting = 20_000, deadlineMs = 2_500, pauseMs = 50 } = options;
  let waiting: Waiting<Row>[] = [];
  let underWay: readonly Waiting<Row>[] = [];
  let lane: Promise<void> | undefined;

  /** Rejects callers after their deadline, also while their rows are being written. */
  function sweep(): void {
    const nowMs = performance.now();
    const isLate = ({ untilMs }: Waiting<Row>) => untilMs <= nowMs;
    for (const { reject } of [...underWay, ...waiting].filter(isLate)) reject(unconfirmed());
    waiting = waiting.filter((each) => !isLate(each));
  }

  async function commit(batch: readonly Waiting<Row>[]): Promise<void> {
    try {
      await write(batch.map(({ row }) => row));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (isTransient(error)) await commitAgain(batch);
      else if (batch.length === 1) batch[0]?.reject(error);
      else await commitHalves(batch);
    }
  }

  /** One row that the database refuses must not fail the others: bisection finds it. */
  async function commitHalves(batch: readonly Waiting<Row>[]): Promise<void> {
    const middle = Math.ceil(batch.length / 2);
    await commit(batch.slice(0, middle));
    await commit(batch.slice(middle));
  }

  async function commitAgain(batch: readonly Waiting<Row>[]): Promise<void> {
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
      underWay = waiting.slice(0, maxBatch);
      waiting = waiting.slice(maxBatch);
      await commit(underWay);
    }
    clearInterval(sweeping);
    underWay = [];
    lane = undefined;
  }

  return {
    add(row) {
      if (waiting.length >= maxWaiting) return Promise.reject(unavailable());
      return new Promise<void>((resolve, reject) => {
        waiting.push({ row, untilMs: performance.now() + deadlineMs, resolve, reject });
        lane ??= run();
      });
    },
    async drain() {
      await lane;
    },
  };
}
