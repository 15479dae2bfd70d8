import type { Page } from '../contract/endpoint.ts';

/** One page of a list, with the size of the whole. */
export function toPage<Row>(rows: readonly Row[], query: { pageNumber: number; pageSize: number }): Page<Row> {
  const start = query.pageNumber * query.pageSize;
  return {
    rows: rows.slice(start, start + query.pageSize),
    totalPages: Math.ceil(rows.length / query.pageSize),
    totalCount: rows.length,
  };
}

/** The answer of a list that has nothing. */
export function noRows(): Page<never> {
  return { rows: [], totalPages: 0, totalCount: 0 };
}
