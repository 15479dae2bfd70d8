import type { RequestOf } from '@potli/api';
import type { listCatalogueRows } from '@potli/api/contract/adminCatalogue';
import type { listCatalogueChanges } from '@potli/api/contract/adminChanges';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import type { Database } from '../../../../db/database.ts';
import type { PageRequest } from '../../../platform/shared/paging.ts';
import { createDeskService } from './createDeskService.ts';
import { createImportService } from './createImportService.ts';
import { createNoteService } from './createNoteService.ts';
import { createRowExport } from './createRowExport.ts';
import { createViewService } from './createViewService.ts';
import type { RowName } from './deskRows.ts';
import type { LinkCheck } from './LinkCheck.ts';
import { readDeskRow, readDeskRows } from './readDeskRows.ts';
import { readOverview } from './readOverview.ts';
import { readChange, readChanges, readVersions } from './readVersions.ts';

interface DeskParts {
  database: Pick<Database, 'orm'>;
  /** Percent by which a rate is raised without a second person. */
  rateRaisePercent: number;
  checkLinks: LinkCheck;
}

/** The shop window as editors see it: rows, their history, and changes of them (docs/product/admin-catalogue.md). */
export const openDesk = ({ database: { orm }, rateRaisePercent, checkLinks }: DeskParts) => ({
  ...createDeskService(rateRaisePercent),
  ...createImportService({ orm, limitPercent: rateRaisePercent, checkLinks }),
  ...createRowExport(orm),
  ...createNoteService(orm),
  ...createViewService(orm),
  list: (kind: CatalogueKindName, query: RequestOf<typeof listCatalogueRows>['query']) =>
    readDeskRows(orm, kind, query, new Date()),
  row: (name: RowName) => readDeskRow(orm, name, new Date()),
  overview: () => readOverview(orm, new Date()),
  versions: (name: RowName, request: PageRequest) => readVersions(orm, name, request),
  changes: (query: RequestOf<typeof listCatalogueChanges>['query']) => readChanges(orm, query),
  change: (id: string, memberId: bigint | null) => readChange(orm, id, memberId),
});
