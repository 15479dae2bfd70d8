import type * as calls from '../../contract/audit.ts';
import type { AuditEntry, AuditFilter } from '../../contract/audit.ts';
import { indiaDay } from '../../units/india.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { toPage } from '../toPage.ts';

/** @param entries newest first */
export function auditResolvers(entries: readonly AuditEntry[]): ResolversOf<typeof calls> {
  return {
    listAudit: ({ query }) => toPage(filterAudit(entries, query), query),
    exportAudit({ body }) {
      const rows = filterAudit(entries, body);
      const lines = rows.map(
        ({ happenedAt, who, action, object }) => `"${happenedAt}","${who}","${action}","${object}"`,
      );
      return { rows: rows.length, csv: ['"time","who","action","object"', ...lines].join('\r\n') };
    },
  };
}

function filterAudit(entries: readonly AuditEntry[], { who, action, object, text, from, to }: AuditFilter) {
  return entries.filter((entry) => {
    const day = indiaDay(new Date(entry.happenedAt));
    const isMeant = [
      !who || entry.who === who,
      !action || entry.action === action,
      !object || entry.object === object || entry.object.startsWith(`${object} `),
      !text || JSON.stringify(entry).toLowerCase().includes(text.toLowerCase()),
      !from || day >= from,
      !to || day <= to,
    ];
    return isMeant.every(Boolean);
  });
}
