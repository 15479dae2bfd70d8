import type { Page } from '@potli/api';

export interface PageRequest {
  /** Zero-based. */
  pageNumber: number;
  pageSize: number;
}

/** Limit and offset of a page. */
export function windowOf({ pageNumber, pageSize }: PageRequest): { limit: number; offset: number } {
  return { limit: pageSize, offset: pageNumber * pageSize };
}

/** Rows of one page with the size of the whole list. */
export function toPage<Row>(rows: Row[], totalCount: number, { pageSize }: PageRequest): Page<Row> {
  return { rows, totalCount, totalPages: Math.ceil(totalCount / pageSize) };
}

/** A page of a list that was read completely. */
export function pageOf<Row>(all: Row[], request: PageRequest): Page<Row> {
  const { limit, offset } = windowOf(request);
  return toPage(all.slice(offset, offset + limit), all.length, request);
}
