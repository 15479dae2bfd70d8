import type { AuditEntry, AuditFilter, Page } from '@potli/api';
import { AUDIT_EXPORT_MOST } from '@potli/api/contract/policy';
import type { Right } from '@potli/api/contract/roles';
import { indiaDay } from '@potli/api/units/india';
import { DAY_MS } from '@potli/api/units/time';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { auditEntry } from '../../../db/schema/auditEntry.ts';
import { member } from '../../../db/schema/member.ts';
import { invalid } from '../../../errors/ProblemError.ts';
import { type AuditSearch, auditCondition, auditOrder } from '../../platform/audit/readAudit.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import { csvCell } from '../../platform/shared/csvCell.ts';
import { dayEnd } from '../../platform/shared/indiaDay.ts';
import type { PageRequest } from '../../platform/shared/paging.ts';
import { readPage } from '../../platform/shared/readPage.ts';
import { actionsFor } from './rightsOfActions.ts';

const fields = {
  id: sql<string>`${auditEntry.id}::text`,
  happenedAt: auditEntry.happenedAt,
  who: auditEntry.who,
  name: member.name,
  action: auditEntry.action,
  object: auditEntry.object,
  before: auditEntry.before,
  after: auditEntry.after,
};

/** Only who of the staff is named by a member's id. */
const joined = {
  table: member,
  on: sql`${member.id} = case when ${auditEntry.who} ~ '^member:[0-9]{1,18}$' then substr(${auditEntry.who}, 8)::bigint end`,
};

/** Rows of a filter, as far as a caller may see what they are about. */
export interface AllowedRows {
  filter: AuditFilter;
  /** The rights of the caller. */
  allowed: readonly Right[];
}

/** The audit log for the admin area (docs/product/admin.md#audit-log). */
export function createAuditService({ orm }: Pick<Database, 'orm'>) {
  async function list({ filter, allowed }: AllowedRows, request: PageRequest): Promise<Page<AuditEntry>> {
    const where = auditCondition({ ...toSearch(filter), actions: actionsFor(allowed) });
    const page = await readPage(orm, { fields, from: auditEntry, joined, where, orderBy: auditOrder }, request);
    return { ...page, rows: page.rows.map((row) => ({ ...row, happenedAt: row.happenedAt.toISOString() })) };
  }

  /** @throws ProblemError invalid for more rows than a file may have */
  async function file(meant: AllowedRows): Promise<{ rows: number; csv: string }> {
    const { rows, totalCount } = await list(meant, { pageNumber: 0, pageSize: AUDIT_EXPORT_MOST });
    if (totalCount > AUDIT_EXPORT_MOST) {
      throw invalid(
        `This filter has ${totalCount} rows, and a file has ${AUDIT_EXPORT_MOST} at most. Choose fewer days, or one person.`,
      );
    }
    return { rows: rows.length, csv: [HEADING, ...rows.map(toLine)].join('\r\n') };
  }

  return {
    list,
    file,

    /** The file, and a row in the log about who took it. @throws ProblemError invalid */
    async export({ filter, allowed }: AllowedRows, who: string, once: Once<{ rows: number }>) {
      const made = await file({ filter, allowed });
      await once(async (queries) => {
        const after = { ...filter, rows: made.rows };
        await recordAudit(queries, { who, action: 'exportAudit', object: 'audit log', before: null, after });
        return { rows: made.rows };
      });
      return made;
    },
  };
}

function toSearch({ from, to, ...parts }: AuditFilter): AuditSearch {
  if (from && to && to < from) throw invalid(`The last day, ${to}, is before the first, ${from}.`);
  return {
    ...parts,
    since: from ? new Date(dayEnd(from).getTime() - DAY_MS) : undefined,
    until: to ? dayEnd(to) : undefined,
  };
}

const HEADING = ['time', 'day', 'who', 'name', 'action', 'object', 'before', 'after'].map(csvCell).join(',');

function toLine({ happenedAt, who, name, action, object, before, after }: AuditEntry): string {
  const states = [before, after].map((state) => (state ? JSON.stringify(state) : ''));
  const cells = [happenedAt, indiaDay(new Date(happenedAt)), who, name ?? '', action, object, ...states];
  return cells.map(csvCell).join(',');
}
