import type { RequestOf } from '@potli/api';
import { RowProblemName, RowState } from '@potli/api/contract/adminCatalogue';
import type { exportCatalogueRows } from '@potli/api/contract/adminImport';
import { type CatalogueKindName, catalogueKinds } from '@potli/api/contract/catalogueKinds';

type Filter = Omit<RequestOf<typeof exportCatalogueRows>['query'], 'format'>;

/** What is exported: all kinds, or the rows of one that fit the filter of its list. */
export interface ExportSearch extends Filter {
  /** Absent: all kinds. */
  kind?: CatalogueKindName | undefined;
}

/** Reads the kind and the filter from the address, as lists write them; what is not allowed is left out. */
export function exportSearch(search: Record<string, unknown>): ExportSearch {
  const kind = catalogueKinds.find((known) => known === search.kind);
  if (!kind) return {};
  const q = search.q === undefined ? '' : String(search.q);
  return {
    kind,
    q: q !== '' && q.length <= 120 ? q : undefined,
    state: RowState.options.find((known) => known === search.state),
    problem: RowProblemName.options.find((known) => known === search.problem),
    hasDraft: String(search.hasDraft) === 'true' ? 'true' : undefined,
  };
}
