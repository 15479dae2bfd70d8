import { RowProblemName, RowState } from '@potli/api/contract/adminCatalogue';
import { type TableSearch, tableSearch } from '../../../components/table/tableSearch.ts';

/** The filter of a list of the shop window, as the address has it. */
export interface CatalogueFilter {
  q?: string | undefined;
  state?: RowState | undefined;
  problem?: RowProblemName | undefined;
  hasDraft?: 'true' | undefined;
}

export type CatalogueSearch = TableSearch & CatalogueFilter;

/** Reads filter, page and order from the address; what is not allowed is left out. */
export function catalogueSearch(search: Record<string, unknown>): CatalogueSearch {
  const q = typeof search.q === 'number' ? String(search.q) : search.q;
  return {
    ...tableSearch(search),
    q: typeof q === 'string' && q !== '' && q.length <= 120 ? q : undefined,
    state: RowState.safeParse(search.state).data,
    problem: RowProblemName.safeParse(search.problem).data,
    hasDraft: String(search.hasDraft) === 'true' ? 'true' : undefined,
  };
}

const names = ['q', 'state', 'problem', 'hasDraft'] as const;

/** Only the filter of a search, without what is absent. */
export const filterOf = (search: CatalogueSearch): CatalogueFilter =>
  Object.fromEntries(names.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])));

/** What takes each part of the filter away. */
export const noFilter: Record<string, undefined> = Object.fromEntries(names.map((name) => [name, undefined]));
