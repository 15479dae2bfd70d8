import type { RequestOf } from '@potli/api';
import type { RowState } from '@potli/api/contract/adminCatalogue';
import type { exportCatalogueRows } from '@potli/api/contract/adminImport';
import { type CatalogueKindName, catalogueKinds } from '@potli/api/contract/catalogueKinds';
import { problemTexts } from '../../../features/shopWindow/problemTexts.ts';

type Filter = Omit<RequestOf<typeof exportCatalogueRows>['query'], 'format'>;

/** What is exported: all kinds, or the rows of one that fit the filter of its list. */
export interface ExportSearch extends Filter {
  /** Absent: all kinds. */
  kind?: CatalogueKindName | undefined;
}

// routes load their readers at once: the contract's schemas would be in the first script
const states: Record<RowState, true> = { live: true, scheduled: true, ended: true, off: true, draft: true };
const oneOf = <T extends string>(known: Record<T, unknown>, value: unknown): T | undefined =>
  typeof value === 'string' && Object.hasOwn(known, value) ? (value as T) : undefined;

/** Reads the kind and the filter from the address, as lists write them; what is not allowed is left out. */
export function exportSearch(search: Record<string, unknown>): ExportSearch {
  const kind = catalogueKinds.find((known) => known === search.kind);
  const q = typeof search.q === 'number' ? `${search.q}` : search.q;
  return {
    kind,
    q: typeof q === 'string' && q !== '' && q.length <= 120 ? q : undefined,
    state: oneOf(states, search.state),
    problem: oneOf(problemTexts, search.problem),
    hasDraft: String(search.hasDraft) === 'true' ? 'true' : undefined,
  };
}
