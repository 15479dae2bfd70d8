import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { auditEntry } from '../../../db/schema/auditEntry.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';

/** The name of the call, for all that is read of one member. */
const ACTION = 'getMemberFile';

/** One look: a page that is read again, or turns the pages of a list, is the same one. */
const SAME_LOOK_MINUTES = 15;

/** Leaves in the audit log who looked at the file of a member, once for one look (docs/decisions/193). */
export async function noteLook(queries: Queries, who: string, memberId: string): Promise<void> {
  const object = `member ${memberId}`;
  const [last] = await queries
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.who, who),
        eq(auditEntry.action, ACTION),
        eq(auditEntry.object, object),
        gt(auditEntry.happenedAt, sql`now() - make_interval(mins => ${SAME_LOOK_MINUTES})`),
      ),
    )
    .limit(1);
  if (!last) await recordAudit(queries, { who, action: ACTION, object, before: null, after: null });
}
