import { ENDED_SESSION_DAYS } from '@potli/api/contract/policy';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { session } from '../../../db/schema/session.ts';

const AT_ONCE = 5_000;

/** Removes sessions that ended or expired `ENDED_SESSION_DAYS` ago (docs/retention.md). The events of members stay. */
export async function removeOldSessions({ orm }: Pick<Database, 'orm'>): Promise<void> {
  const { id, expiresAt, endedAt } = session;
  const old = sql`least(${expiresAt}, coalesce(${endedAt}, ${expiresAt})) < now() - make_interval(days => ${ENDED_SESSION_DAYS})`;
  for (let removed = AT_ONCE; removed === AT_ONCE; ) {
    const { rowCount } = await orm.execute(
      sql`delete from ${session} where ${id} = any(array(select ${id} from ${session} where ${old} limit ${AT_ONCE}))`,
    );
    removed = rowCount ?? 0;
  }
}
