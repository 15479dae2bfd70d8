import { unavailable } from '../../problem.ts';

interface GroupCommitOptions<Row> {
  /** Writes all rows or none, and returns after the commit. */
  write: (rows: readonly Row[]) => Promise<void>;
  maxBatch?: number;
  maxWaiting?: number;
}

/** Writes rows that come one by one. */
export interface RowWriter<Row> {
  /** Returns once the row is committed. @throws ProblemError 503 when too many wait; what the database says of this row */
  add(row: Row): Promise<void>;
  /** Waits until nothing is under way. */
  drain(): Promise<void>;
}

interface Waiting<Row> {
  row: Row;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/**
 * Turns many small writes into few large ones, without a timer: what arrives while a write is under way goes out
 * together in the next one. So a lone row waits for nothing, and under load a batch is as large as the load makes it.
 */
export function createGroupCommit<Row>(options: GroupCommitOptions<Row>): RowWriter<Row> {
  const { write, maxBatch = 500, maxWaiting = 20_000 } = options;
  let waiting: Waiting<Row>[] = [];
  let lane: Promise<void> | undefined;

  async function commit(batch: readonly Waiting<Row>[]): Promise<void> {
    try {
      await write(batch.map(({ row }) => row));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      // one bad row must not cost the others
      else for (const single of batch) await commit([single]);
    }
  }

  async function run(): Promise<void> {
    // the other requests of this turn of the loop join the first
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxBatch);
      waiting = waiting.slice(maxBatch);
      await commit(batch);
    }
    lane = undefined;
  }

  return {
    add(row) {
      if (waiting.length >= maxWaiting) return Promise.reject(unavailable());
      return new Promise<void>((resolve, reject) => {
        waiting.push({ row, resolve, reject });
        lane ??= run();
      });
    },
    async drain() {
      await lane;
    },
  };
}
