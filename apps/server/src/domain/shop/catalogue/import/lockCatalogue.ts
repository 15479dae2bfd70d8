import { sql } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';

/** An advisory lock: any number that all hosts share. */
const LOCK = 7_068_742;

/** Changes of the catalogue wait for each other, until the end of the transaction. */
export async function lockCatalogue(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}
