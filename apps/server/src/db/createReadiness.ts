import { sql } from 'drizzle-orm';
import { sqlStateOf } from '../errors/isConnectionError.ts';
import type { Database } from './database.ts';
import { readiness } from './schema/readiness.ts';

/** Whether this host can do its work. */
export interface Readiness {
  /** To be told of every failure: what filled the disk is heard of by the write that failed. */
  noteFailure(error: unknown): void;
  /** Whether the database answers and takes writes. */
  isReady(): Promise<boolean>;
}

const DISK_FULL = '53100';
const FILLER_CHARACTERS = 100_000;

/** Asks by writing: a database after a failover, or with a full disk, still reads. */
export function createReadiness({ orm }: Pick<Database, 'orm'>): Readiness {
  let diskWasFull = false;
  let asking: Promise<boolean> | undefined;

  async function probe(): Promise<boolean> {
    try {
      // A small write fits into what the database already has. After a full disk, only a large one shows that there is room.
      if (diskWasFull) await orm.update(readiness).set({ filler: 'x'.repeat(FILLER_CHARACTERS) });
      await orm.update(readiness).set({ checkedAt: sql`now()`, filler: '' });
      diskWasFull = false;
      return true;
    } catch (error) {
      noteFailure(error);
      return false;
    }
  }

  function noteFailure(error: unknown): void {
    if (sqlStateOf(error) === DISK_FULL) diskWasFull = true;
  }

  return {
    noteFailure,
    isReady() {
      // Anybody may ask, so those who ask at once share one answer.
      asking ??= probe().finally(() => {
        asking = undefined;
      });
      return asking;
    },
  };
}
