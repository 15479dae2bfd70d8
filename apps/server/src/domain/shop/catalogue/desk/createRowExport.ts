import type { RequestOf, ResponseOf } from '@potli/api';
import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import type { exportCatalogueRows } from '@potli/api/contract/adminImport';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { EXPORT_MOST_ROWS } from '@potli/api/contract/policy';
import { tableHead, tableLine } from '@potli/api/table';
import type { Queries } from '../../../../db/database.ts';
import { invalid } from '../../../../errors/ProblemError.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { exportRows } from './exportRows.ts';
import { rowsOf } from './readDeskRows.ts';

type Query = RequestOf<typeof exportCatalogueRows>['query'];

/** Creates the export of the rows of a list as a file, which the audit log has with its filter and its count. */
export function createRowExport(queries: Queries) {
  /** @throws ProblemError invalid where more than `EXPORT_MOST_ROWS` match */
  return async (
    kind: CatalogueKindName,
    { format, ...filter }: Query,
    who: string,
  ): Promise<ResponseOf<typeof exportCatalogueRows>> => {
    const rows: CatalogueFields[] = [];
    for await (const row of exportRows(queries, kind, rowsOf(kind, filter, new Date()))) {
      if (rows.length === EXPORT_MOST_ROWS) {
        throw invalid(`More than ${EXPORT_MOST_ROWS} rows match: filter them, or use "potli export".`);
      }
      rows.push(row);
    }
    await recordAudit(queries, {
      ...{ who, action: 'exportCatalogueRows', object: `catalogue ${kind}` },
      after: { ...withoutAbsent(filter), format, rows: rows.length },
    });
    const text =
      format === 'csv'
        ? tableHead(kind) + rows.map((row) => tableLine(kind, row)).join('')
        : `${JSON.stringify({ version: 1, [kind]: rows }, null, 2)}\n`;
    return { fileName: `${kind}.${format}`, text, rows: rows.length };
  };
}

const withoutAbsent = (filter: Omit<Query, 'format'>): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
