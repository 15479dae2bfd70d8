import { sql } from 'drizzle-orm';
import { sqlStateOf } from '../errors/isConnectionError.ts';
import type { Database } from './database.ts';
import { readiness } from './schema/readiness.ts';

/** Whether this host can do its work. */
export interface Readiness {
  /** Call it with every failure: a full disk shows when a write fails. */
  noteFailure(error: unknown): void;
  /** Whether the database responds and takes writes. */
  isReady(): Promise<boolean>;
}

const DISK_FULL = '53100';
const FILLER_CHARACTERS = 100_000;

/** Checks with a write: after a failover, or with a full disk, a database can still be read. */
export function createReadiness({ orm }: Pick<Database, 'orm'>): Readiness {
  let diskWasFull = false;
  let asking: Promise<boolean> | undefined;

  async function probe(): Promise<boolean> {
    try {
      // a small write fits into space that the database already has: after a full disk only a large one shows that
      // there is room
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
      // the endpoint is public, so calls at the same time share one check
      asking ??= probe().finally(() => {
        asking = undefined;
      });
      return asking;
    },
  };
}
