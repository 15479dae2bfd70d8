import { type TableSearch, tableSearch } from '../../../components/table/tableSearch.ts';

const NETWORK_LENGTH = 200;

/** Statements of all networks, or of one. */
export interface SettlementsSearch extends TableSearch {
  network?: string | undefined;
}

export function settlementsSearch(search: Record<string, unknown>): SettlementsSearch {
  // the router reads digits as a number
  const network = typeof search.network === 'number' ? String(search.network) : search.network;
  const isName = typeof network === 'string' && network !== '' && network.length <= NETWORK_LENGTH;
  return { ...tableSearch(search), network: isName ? network : undefined };
}
