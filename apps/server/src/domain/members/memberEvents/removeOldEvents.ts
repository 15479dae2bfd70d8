import { EVENT_DAYS } from '@potli/api/contract/policy';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { memberEvent } from '../../../db/schema/memberEvent.ts';

/** As the trigger of the table has it, which refuses to remove younger ones. */
const RETAINED = sql`make_interval(days => ${EVENT_DAYS})`;
const AT_ONCE = 5_000;

/** Removes events of members after `EVENT_DAYS` (docs/operations.md#events-of-members). @returns how many */
export async function removeOldEvents({ orm }: Pick<Database, 'orm'>): Promise<number> {
  let removed = 0;
  for (;;) {
    const { rowCount } = await orm.execute(sql`
      delete from ${memberEvent} where id = any(
        array(select id from ${memberEvent} where happened_at < now() - ${RETAINED} order by happened_at limit ${AT_ONCE})
      )`);
    removed += rowCount ?? 0;
    if ((rowCount ?? 0) < AT_ONCE) return removed;
  }
}
