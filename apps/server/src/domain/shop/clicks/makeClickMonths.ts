import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { tookTooLong } from '../../../errors/isConnectionError.ts';

/**
 * Makes the parts of the table of clicks for the next three months, as far as they are missing (`docs/decisions/156`). Where a backup reads
 * the table, another night does it.
 */
export async function makeClickMonths({ orm }: Pick<Database, 'orm'>): Promise<void> {
  await orm.execute(sql`select make_click_months()`).catch((error: unknown) => {
    if (!tookTooLong(error)) throw error;
  });
}
