import { pageNumber } from '../../../components/listing/pageNumber.ts';
import type { StoresChoice } from './storesAddress.ts';

/** Longer than the name of any store. */
const MAX_CHARACTERS = 100;

export interface StoresSearch extends StoresChoice {
  /** What was searched. Then nothing else is read: results have an order of their own, on one page. */
  q?: string;
}

/** What an address asks of the list of stores; what makes no sense is undefined. */
export function readStoresSearch({ q, category, sort, page }: Record<string, unknown>): StoresSearch {
  const sought = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, MAX_CHARACTERS) : '';
  if (sought !== '') return { q: sought, category: undefined, sort: undefined, page: undefined };
  return {
    q: undefined,
    category: typeof category === 'string' && /^[a-z0-9-]{1,60}$/.test(category) ? category : undefined,
    sort: sort === 'popular' || sort === 'cashback' ? sort : undefined,
    page: pageNumber(page),
  };
}
