import type { RequestOf, ResponseOf } from '@potli/api';
import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import type { exportCatalogueRows } from '@potli/api/contract/adminImport';
import { type CatalogueKindName, catalogueKinds } from '@potli/api/contract/catalogueKinds';
import { EXPORT_MOST_ROWS } from '@potli/api/contract/policy';
import { tableHead, tableLine } from '@potli/api/table';
import type { SQL } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { invalid } from '../../../../errors/ProblemError.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { exportRows } from './exportRows.ts';
import { rowsOf } from './readDeskRows.ts';

type Query = RequestOf<typeof exportCatalogueRows>['query'];

type ExportedFile = ResponseOf<typeof exportCatalogueRows>;

/** Creates the exports of editors as files, which the audit log has with their filter and their count. */
export function createRowExport(queries: Queries) {
  /** @throws ProblemError invalid where there are more than `most` */
  async function readRows(kind: CatalogueKindName, most: number, filter?: SQL): Promise<CatalogueFields[]> {
    const rows: CatalogueFields[] = [];
    for await (const row of exportRows(queries, kind, filter)) {
      if (rows.length === most) {
        throw invalid(`More than ${EXPORT_MOST_ROWS} rows match: filter them, or use "potli export".`);
      }
      rows.push(row);
    }
    return rows;
  }

  return {
    /** @throws ProblemError invalid where more than `EXPORT_MOST_ROWS` match */
    async exportFile(kind: CatalogueKindName, { format, ...filter }: Query, who: string): Promise<ExportedFile> {
      const rows = await readRows(kind, EXPORT_MOST_ROWS, rowsOf(kind, filter, new Date()));
      await recordAudit(queries, {
        who,
        action: 'exportCatalogueRows',
        object: `catalogue ${kind}`,
        after: { ...withoutAbsent(filter), format, rows: rows.length },
      });
      const text =
        format === 'csv'
          ? tableHead(kind) + rows.map((row) => tableLine(kind, row)).join('')
          : toDocument({ [kind]: rows });
      return { fileName: `${kind}.${format}`, text, rows: rows.length };
    },

    /** All kinds as one document. @throws ProblemError invalid where they have more than `EXPORT_MOST_ROWS` together */
    async exportAll(who: string): Promise<ExportedFile> {
      const lists: Partial<Record<CatalogueKindName, CatalogueFields[]>> = {};
      let count = 0;
      for (const kind of catalogueKinds) {
        const rows = await readRows(kind, EXPORT_MOST_ROWS - count);
        count += rows.length;
        if (rows.length > 0) lists[kind] = rows;
      }
      await recordAudit(queries, {
        who,
        action: 'exportCatalogue',
        object: 'catalogue',
        after: { format: 'json', rows: count },
      });
      return { fileName: 'catalogue.json', text: toDocument(lists), rows: count };
    },
  };
}

const toDocument = (lists: Partial<Record<CatalogueKindName, CatalogueFields[]>>) =>
  `${JSON.stringify({ version: 1, ...lists }, null, 2)}\n`;

const withoutAbsent = (filter: Omit<Query, 'format'>): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
