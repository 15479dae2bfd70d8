import type { StoreSort } from '@potli/api/contract/stores';
import { paths } from '../../../lib/paths.ts';

/** What is listed, and from where on. */
export interface StoresChoice {
  /** Slug of a category; without it stores of all categories. */
  category?: string;
  /** Absent: sorted by name. */
  sort?: Exclude<StoreSort, 'name'>;
  /** Counts from 1. */
  page?: number;
}

/** Address of a list of stores; what is as usual is left out. */
export function storesAddress({ category, sort, page = 1 }: StoresChoice): string {
  const query = new URLSearchParams();
  if (category !== undefined) query.set('category', category);
  if (sort !== undefined) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return paths.stores + (query.size > 0 ? `?${query}` : '');
}
