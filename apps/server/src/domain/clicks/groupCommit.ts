import { unavailable, unconfirmed } from '../../errors/ProblemError.ts';

interface GroupCommitOptions<Row> {
  /**
   * Writes all rows or none, and returns after the commit. Rows that were written before are left as they are: a batch
   * whose outcome is unknown is written again.
   */
  write: (rows: readonly Row[]) => Promise<void>;
  /** Whether a failure has nothing to do with the rows, so that the same rows may pass a moment later. */
  mayPassLater: (error: unknown) => boolean;
  maxBatch?: number;
  maxWaiting?: number;
  /** How long the caller of `add` waits at most (ms). */
  deadlineMs?: number;
  /** Pause before rows are written again (ms). */
  pauseMs?: number;
}

/** Writes rows that come one by one. */
export interface RowWriter<Row> {
  /**
   * Returns once the row is committed.
   * @throws ProblemError 503 when too many wait, or when the deadline has passed: the row may be written or not then
   * @throws what the database says of this row
   */
  add(row: Row): Promise<void>;
  /** Waits until nothing is under way. */
  drain(): Promise<void>;
}

interface Waiting<Row> {
  row: Row;
  untilMs: number;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/** How often rows are looked at whose deadline may have passed (ms). */
const SWEEP_MS = 100;

/**
 * Turns many small writes into few large ones, without a timer: what arrives while a write is under way goes out
 * together in the next one. So a lone row waits for nothing, and under load a batch is as large as the load makes it.
 */
export function createGroupCommit<Row>(options: GroupCommitOptions<Row>): RowWriter<Row> {
  const { write, mayPassLater, maxBatch = 500, maxWaiting = 20_000, deadlineMs = 2_500, pauseMs = 50 } = options;
  let waiting: Waiting<Row>[] = [];
  let underWay: readonly Waiting<Row>[] = [];
  let lane: Promise<void> | undefined;

  /** Callers whose time is over hear so at once, also while their rows are being written. */
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
      if (mayPassLater(error)) await commitAgain(batch);
      else if (batch.length === 1) batch[0]?.reject(error);
      else await commitHalves(batch);
    }
  }

  /** One row that the database refuses must not cost the others: it is found by halving. */
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
    // the other requests of this turn of the loop join the first
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
