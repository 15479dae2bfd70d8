import { and, desc, gte } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { auditEntry } from '../../../db/schema/auditEntry.ts';

/** Entries that are read at once. */
const MOST = 1_000;

/** The audit log, newest first, at most 1,000 entries. @param since absent: from the beginning */
export function readAudit(queries: Queries, since?: Date) {
  const { happenedAt, who, action, object, before, after } = auditEntry;
  return queries
    .select({ happenedAt, who, action, object, before, after })
    .from(auditEntry)
    .where(and(since && gte(happenedAt, since)))
    .orderBy(desc(happenedAt), desc(auditEntry.id))
    .limit(MOST);
}
