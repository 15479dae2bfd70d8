import type { Page } from '@potli/api';
import { TableFooter } from '@potli/ui/DataTable';
import { Loading } from '@potli/ui/Loading';
import { Pagination } from '@potli/ui/Pagination';
import { PAGE_SIZES } from './tableSearch.ts';
import type { TableState } from './useTableState.ts';

export interface TableFootProps {
  /** Undefined while it loads. */
  data: Page<unknown> | undefined;
  state: Pick<TableState, 'page' | 'pageSize' | 'setPage' | 'setPageSize'>;
  /** What the rows are called: `{ one: 'click', many: 'clicks' }`. */
  noun: { one: string; many: string };
  /** Most pages in view at once. */
  pagerWindow?: number;
}

/** Below a table: rows per page, which rows are shown, and page buttons. */
export function TableFoot({ data, state, noun, pagerWindow }: TableFootProps) {
  if (!data) return <Loading text="Loading..." />;
  const { page, pageSize, setPage, setPageSize } = state;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, data.totalCount);
  // a host that does not count its rows reports only that another page may follow
  const uncounted = data.totalPages > page && data.totalCount <= page * pageSize;
  const total = uncounted ? `${data.totalCount} or more` : data.totalCount;
  const counted = `${total} ${data.totalCount === 1 ? noun.one : noun.many}`;
  return (
    <TableFooter
      pageSize={pageSize}
      pageSizes={PAGE_SIZES}
      onPageSizeChange={setPageSize}
      rowsLabel="Rows"
      range={first > last ? `None here of ${counted}` : `${first}–${last} of ${counted}`}
      pagination={
        <Pagination
          page={page}
          pageCount={data.totalPages}
          onPageChange={setPage}
          window={pagerWindow}
          labels={{
            pagination: `Pages of ${noun.many}`,
            previous: 'Previous page',
            next: 'Next page',
            page: (number) => `Page ${number}`,
          }}
        />
      }
    />
  );
}
