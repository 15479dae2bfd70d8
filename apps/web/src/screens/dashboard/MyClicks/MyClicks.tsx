import { DataTable } from '@potli/ui/components/DataTable/DataTable';
import { Heading } from '@potli/ui/components/Heading/Heading';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { useToast } from '@potli/ui/components/Toast/ToastProvider';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '../../../app.tsx';
import { ClicksFailed, NoClicks } from './ClickStates.tsx';
import { ClicksFooter } from './ClicksFooter.tsx';
import { clickColumns } from './clickColumns.tsx';
import { myClicksQuery } from './clickQueries.ts';
import { useClickRows } from './useClickRows.ts';

export interface ClicksPage {
  /** Counts from 1. */
  page: number;
  pageSize: number;
}

export interface MyClicksProps extends ClicksPage {
  onPageChange: (page: ClicksPage) => void;
}

const newestFirst = { id: 'clickTime', desc: true };

/** My Clicks (spec, section 2): every tracked click, a page at a time. */
export function MyClicks({ page, pageSize, onPageChange }: MyClicksProps) {
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    myClicksQuery(useApp().api, { page, pageSize }),
  );
  const rows = useClickRows(data?.rows);
  const toast = useToast();
  useEffect(() => {
    if (isError) toast.error(data ? 'Failed to fetch clicks data' : 'Error fetching clicks data');
  }, [isError, data, toast]);

  const empty = data?.totalCount === 0 && <NoClicks />;
  const failed = isError && !data && <ClicksFailed onRetry={() => void refetch()} retrying={isFetching} />;
  const instead = empty || failed || undefined;
  return (
    <Stack gap="x2">
      <Heading level={1}>My Clicks</Heading>
      <DataTable
        label="My Clicks"
        columns={clickColumns}
        rows={rows}
        rowId={(row) => row.clickId}
        initialSorting={newestFirst}
        loading={isPending}
        loadingRows={pageSize}
        refreshing={isPlaceholderData}
        instead={instead}
        texts={{ sortBy: 'Sort by', sortAscending: 'Sort ascending', sortDescending: 'Sort descending' }}
        footer={
          instead ? undefined : (
            <ClicksFooter data={data} loading={isPending} page={page} pageSize={pageSize} onPageChange={onPageChange} />
          )
        }
      />
    </Stack>
  );
}
