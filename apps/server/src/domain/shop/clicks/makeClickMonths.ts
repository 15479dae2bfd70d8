import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { runLongWork } from '../../../db/runLongWork.ts';
import { tookTooLong } from '../../../errors/isConnectionError.ts';

/**
 * Makes the parts of the table of clicks for the next three months, as far as they are missing (`docs/decisions/156`), and has all parts counted
 * for good plans. Where a backup reads the table, another night makes them.
 */
export const makeClickMonths = (database: Pick<Database, 'url'>): Promise<void> =>
  runLongWork(database, async (orm) => {
    await orm.execute(sql`select make_click_months()`).catch((error: unknown) => {
      if (!tookTooLong(error)) throw error;
    });
    await orm.execute(sql`select analyze_clicks()`);
  });
