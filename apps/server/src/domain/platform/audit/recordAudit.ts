import type { Queries } from '../../../db/database.ts';
import { auditEntry } from '../../../db/schema/auditEntry.ts';
import { maskPersons } from './maskPersons.ts';

type AuditEntry = Omit<typeof auditEntry.$inferInsert, 'id' | 'happenedAt'>;

/**
 * Adds what an operator changed to the audit log (docs/operations.md#audit-log), with persons masked. Part of the transaction
 * of the change.
 */
export async function recordAudit(queries: Queries, { before, after, ...entry }: AuditEntry): Promise<void> {
  const states = { before: before && maskPersons(before), after: after && maskPersons(after) };
  await queries.insert(auditEntry).values({ ...entry, ...states });
}
