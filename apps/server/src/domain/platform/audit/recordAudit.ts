import type { Queries } from '../../../db/database.ts';
import { auditEntry } from '../../../db/schema/auditEntry.ts';

type AuditEntry = Omit<typeof auditEntry.$inferInsert, 'id' | 'happenedAt'>;

/** Adds what an operator changed to the audit log (docs/operations.md#audit-log). Part of the transaction of the change. */
export async function recordAudit(queries: Queries, entry: AuditEntry): Promise<void> {
  await queries.insert(auditEntry).values(entry);
}
