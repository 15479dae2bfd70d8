import type { Page } from '../contract/endpoint.ts';

/** One page of a list, with the number of all rows. */
export function toPage<Row>(rows: readonly Row[], query: { pageNumber: number; pageSize: number }): Page<Row> {
  const start = query.pageNumber * query.pageSize;
  return {
    rows: rows.slice(start, start + query.pageSize),
    totalPages: Math.ceil(rows.length / query.pageSize),
    totalCount: rows.length,
  };
}

/** The page of an empty list. */
export function noRows(): Page<never> {
  return { rows: [], totalPages: 0, totalCount: 0 };
}
