import type { Page } from '@potli/api';
import type { Click } from '@potli/api/contract/clicks';
import { TableFooter } from '@potli/ui/components/DataTable/TableFooter';
import { Loading } from '@potli/ui/components/Loading/Loading';
import { Pager } from '@potli/ui/components/Pager/Pager';
import { PAGE_SIZES } from '../tablePage.ts';
import type { MyClicksProps } from './MyClicks.tsx';

interface ClicksFooterProps extends MyClicksProps {
  data: Page<Click> | undefined;
  loading: boolean;
}

export function ClicksFooter({ data, loading, page, pageSize, onPageChange }: ClicksFooterProps) {
  if (loading || !data) return <Loading text="Loading..." />;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, data.totalCount);
  return (
    <TableFooter
      pageSize={pageSize}
      pageSizes={PAGE_SIZES}
      onPageSizeChange={(size) => onPageChange({ page: 1, pageSize: size })}
      rowsLabel="Rows"
      range={`${first}–${last} of ${data.totalCount} ${data.totalCount === 1 ? 'click' : 'clicks'}`}
      pager={
        <Pager
          page={page}
          pageCount={data.totalPages}
          onPageChange={(target) => onPageChange({ page: target, pageSize })}
          labels={{
            pager: 'Pages of clicks',
            previous: 'Previous page',
            next: 'Next page',
            page: (number) => `Page ${number}`,
          }}
        />
      }
    />
  );
}
