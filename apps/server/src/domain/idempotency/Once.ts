import type { Queries } from '../../db/database.ts';

/**
 * Runs a write in one transaction and answers what it answered, after the commit. Where the caller sent an idempotency
 * key, the key and the answer are committed with the write: either all of it stands or nothing does.
 */
export type Once<Written> = (write: (queries: Queries) => Promise<Written>) => Promise<Written>;
