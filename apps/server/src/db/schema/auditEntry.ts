import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Ids, states and amounts: nothing that a person typed, no addresses and no secrets. */
export type AuditedState = Record<string, string | number | boolean | null>;

/** What operators changed. Rows are only ever added. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull().defaultNow(),
    /** `cli:` and the user of the operating system, `member:` and the id of the admin who called, or `token:` and its name. */
    who: text().notNull(),
    /** The command, or the name of the call. */
    action: text().notNull(),
    /** The kind and the id of what was changed. */
    object: text().notNull(),
    before: jsonb().$type<AuditedState>(),
    after: jsonb().$type<AuditedState>(),
  },
  (table) => [
    index('audit_entry_time').on(table.happenedAt, table.id),
    index('audit_entry_who').on(table.who, table.happenedAt, table.id),
    index('audit_entry_action').on(table.action, table.happenedAt, table.id),
    index('audit_entry_object').on(table.object.op('text_pattern_ops'), table.happenedAt, table.id),
  ],
);
