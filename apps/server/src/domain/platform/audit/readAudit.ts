import { and, desc, eq, gte, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { auditEntry } from '../../../db/schema/auditEntry.ts';

/** Entries that are read at once. */
const MOST = 1_000;

/** Which entries are meant; absent: all. */
export interface AuditSearch {
  who?: string | undefined;
  action?: string | undefined;
  /** Others are not meant. */
  actions?: readonly string[] | undefined;
  /** A kind, or a kind and an id. */
  object?: string | undefined;
  /** In any field. */
  text?: string | undefined;
  since?: Date | undefined;
  /** The first instant that is not meant any more. */
  until?: Date | undefined;
}

/** Newest first, without ties. */
export const auditOrder: [SQL, SQL] = [desc(auditEntry.happenedAt), desc(auditEntry.id)];

export function auditCondition({ who, action, actions, object, text, since, until }: AuditSearch): SQL | undefined {
  const entry = auditEntry;
  return and(
    who === undefined ? undefined : eq(entry.who, who),
    action === undefined ? undefined : eq(entry.action, action),
    actions && inArray(entry.action, [...actions]),
    object === undefined ? undefined : or(eq(entry.object, object), like(entry.object, `${literal(object)} %`)),
    text === undefined ? undefined : holds(text),
    since && gte(entry.happenedAt, since),
    until && lt(entry.happenedAt, until),
  );
}

function holds(text: string): SQL {
  const { who, action, object, before, after } = auditEntry;
  return sql`concat_ws(' ', ${who}, ${action}, ${object}, ${before}, ${after}) ilike ${`%${literal(text)}%`}`;
}

/** Signs of patterns stand for themselves. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** The audit log, newest first, at most 1,000 entries. */
export function readAudit(queries: Queries, search: AuditSearch = {}) {
  const { happenedAt, who, action, object, before, after } = auditEntry;
  return queries
    .select({ happenedAt, who, action, object, before, after })
    .from(auditEntry)
    .where(auditCondition(search))
    .orderBy(...auditOrder)
    .limit(MOST);
}
