import type { RowProblemName, RowState } from '@potli/api/contract/adminCatalogue';
import type { ViewSearch } from '@potli/api/contract/adminViews';
import { type TableSearch, tableSearch } from '../../../components/table/tableSearch.ts';

/** The filter of a list of the shop window, as the address has it. */
export interface CatalogueFilter {
  q?: string | undefined;
  state?: RowState | undefined;
  problem?: RowProblemName | undefined;
  hasDraft?: 'true' | undefined;
}

export interface CatalogueSearch extends TableSearch, CatalogueFilter {
  /** Ids of hidden columns, with commas between them. */
  hide?: string | undefined;
}

// the contract's schemas would be in the first script of every page: routes load their readers at once
const states: Record<RowState, RowState> = {
  live: 'live',
  scheduled: 'scheduled',
  ended: 'ended',
  off: 'off',
  draft: 'draft',
};
const problems: Record<RowProblemName, RowProblemName> = {
  'ending-soon': 'ending-soon',
  'ended-and-listed': 'ended-and-listed',
  'without-end': 'without-end',
  'without-rate': 'without-rate',
  'without-click-id': 'without-click-id',
  'dead-link': 'dead-link',
  'without-picture': 'without-picture',
  'hidden-by-store': 'hidden-by-store',
};
const oneOf = <T extends string>(known: Record<T, T>, value: unknown): T | undefined =>
  typeof value === 'string' && Object.hasOwn(known, value) ? known[value as T] : undefined;

/** Reads filter, page and order from the address; what is not allowed is left out. */
export function catalogueSearch(search: Record<string, unknown>): CatalogueSearch {
  const q = typeof search.q === 'number' ? String(search.q) : search.q;
  return {
    ...tableSearch(search),
    q: typeof q === 'string' && q !== '' && q.length <= 120 ? q : undefined,
    state: oneOf(states, search.state),
    problem: oneOf(problems, search.problem),
    hasDraft: String(search.hasDraft) === 'true' ? 'true' : undefined,
    hide: typeof search.hide === 'string' && /^\w+(,\w+){0,9}$/.test(search.hide) ? search.hide : undefined,
  };
}

const names = ['q', 'state', 'problem', 'hasDraft'] as const;

/** Only the filter of a search, without what is absent. */
export const filterOf = (search: CatalogueSearch): CatalogueFilter =>
  Object.fromEntries(names.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])));

/** What a view stores of a list: all but its page. */
export const viewOf = ({ sort, hide, ...search }: CatalogueSearch): ViewSearch => ({
  ...filterOf(search),
  ...(sort !== undefined && { sort }),
  ...(hide !== undefined && { hide }),
});

/** What takes each part of the filter away. */
export const noFilter: Record<string, undefined> = Object.fromEntries(names.map((name) => [name, undefined]));

/** What takes all away that a view can say. */
export const noView: Record<string, undefined> = { ...noFilter, sort: undefined, hide: undefined };
