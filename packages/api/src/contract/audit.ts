import * as z from 'zod/mini';
import { DateOnly, Instant, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { typedLine } from './typedText.ts';

const AuditedState = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** One change, as the audit log has it (docs/operations.md#audit-log). */
export const AuditEntry = z.object({
  id: z.string(),
  happenedAt: Instant,
  /** `cli:` and the user of the operating system, `member:` and an id, or `token:` and its name. */
  who: z.string(),
  /** The name of the member who is meant; null for others. */
  name: z.nullable(z.string()),
  /** The command, or the name of the call. */
  action: z.string(),
  /** The kind and the id of what was changed. */
  object: z.string(),
  /** Field by field; null where there was nothing. Addresses and numbers of persons are masked. */
  before: z.nullable(AuditedState),
  after: z.nullable(AuditedState),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const part = z.optional(typedLine().check(z.maxLength(120)));

const auditFilter = {
  /** As the log has it. */
  who: part,
  action: part,
  /** The kind, `member`, or the kind and the id, `member 12`. */
  object: part,
  /** In any field. */
  text: part,
  /** Days of India, both included. */
  from: z.optional(DateOnly),
  to: z.optional(DateOnly),
};
/** A misspelt field would mean all rows. */
const AuditFilter = z.strictObject(auditFilter);
export type AuditFilter = z.infer<typeof AuditFilter>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  summary: 'Who changed what, newest first',
  auth: 'admin',
  right: 'audit',
  query: z.object({ ...pageQuery, ...auditFilter }),
  response: z.array(AuditEntry),
  paged: true,
  errors: [401, 403],
});

export const exportAudit = endpoint({
  method: 'POST',
  path: '/admin/audit/export',
  summary: 'The rows of a filter as CSV, newest first; the log says who took how many',
  auth: 'admin',
  right: 'export',
  rowsRight: 'audit',
  confirmed: true,
  keyed: true,
  body: AuditFilter,
  response: z.object({ rows: z.number(), csv: z.string() }),
  errors: [401, 403],
});
