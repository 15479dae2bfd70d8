import type { Page } from '@potli/api';

/** The largest page size of the contract. */
const PAGE_SIZE = 250;

/** Every row of a paged list. Reads the pages one after the other, from 1 on. */
export async function readAllPages<Row>(
  read: (at: { page: number; pageSize: number }) => Promise<Page<Row>>,
): Promise<Row[]> {
  let last = await read({ page: 1, pageSize: PAGE_SIZE });
  const rows = [...last.rows];
  // a host without totals reports on each page whether there may be another
  for (let page = 2; page <= last.totalPages; page++) {
    last = await read({ page, pageSize: PAGE_SIZE });
    rows.push(...last.rows);
  }
  return rows;
}
