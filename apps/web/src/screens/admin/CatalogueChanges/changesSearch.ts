import type { CatalogueChange } from '@potli/api/contract/adminChanges';
import { type TableSearch, tableSearch } from '../../../components/table/tableSearch.ts';

/** Changes that wait, or those of another state. */
export interface ChangesSearch extends TableSearch {
  /** Absent: those that wait. */
  state?: Exclude<CatalogueChange['state'], 'waiting'> | undefined;
}

export function changesSearch(search: Record<string, unknown>): ChangesSearch {
  const { state } = search;
  return { ...tableSearch(search), state: state === 'applied' || state === 'refused' ? state : undefined };
}
