import type { Page } from '@potli/api';

/** One page of a list that comes whole. `page` counts from 1. */
export function toLocalPage<Row>(
  rows: readonly Row[],
  { page, pageSize }: { page: number; pageSize: number },
): Page<Row> {
  return {
    rows: rows.slice((page - 1) * pageSize, page * pageSize),
    totalPages: Math.ceil(rows.length / pageSize),
    totalCount: rows.length,
  };
}
