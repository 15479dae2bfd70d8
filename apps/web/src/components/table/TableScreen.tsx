import type { Page } from '@potli/api';
import { DataTable, type DataTableProps } from '@potli/ui/DataTable';
import { ErrorState } from '@potli/ui/ErrorState';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorToast } from '../useErrorToast.ts';
import { TableFoot, type TableFootProps } from './TableFoot.tsx';
import type { TableState } from './useTableState.ts';

type TableProps<Item> = Pick<
  DataTableProps<Item>,
  'columns' | 'rows' | 'rowId' | 'rowLink' | 'detail' | 'dense' | 'selection' | 'hiddenColumns'
>;

export interface TableScreenProps<Item> extends TableProps<Item>, Omit<TableFootProps, 'data' | 'state'> {
  state: TableState;
  /** Heading of the screen, and the table's name. */
  title: string;
  /** Id of the column that sorts the rows at first, the newest first. Without it they stay as the server sent them. */
  newestBy?: string;
  /** Loads one page of the list. `rows` is what the table shows of it. */
  query: UseQueryResult<Page<unknown>>;
  /** Shown in place of the rows of an empty list. */
  empty: ReactNode;
  /** What the rows are to the member, "Your … are safe."; by default the noun. */
  mine?: string;
  texts?: {
    /** Shown in place of rows that did not load, where the product has its own sentence. */
    failed?: (error: Error) => string;
    /** The toast's text, if it differs. `hasRows`: earlier rows are still shown. */
    toast?: (error: Error, hasRows: boolean) => string;
  };
  /** Filters and downloads, beside the heading. */
  tools?: ReactNode;
  /** Between heading and table. */
  intro?: ReactNode;
}

const FAILED = 'Some error occurred. Please try again';

const SORT_TEXTS = {
  sortBy: 'Sort by',
  unsorted: 'Default order',
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
};

/** A screen that is one table: loading, empty, failed, or a page of rows. Rows stay when a later call fails. */
export function TableScreen<Item extends object>(props: TableScreenProps<Item>) {
  const { title, newestBy, query, empty, texts, tools, intro, state, noun, pagerWindow, ...rest } = props;
  const { mine = noun.many, ...table } = rest;
  const { data, isPending, isError, isFetching, isPlaceholderData, error, refetch } = query;
  useErrorToast(query, texts?.toast ?? texts?.failed ?? (() => `Your ${mine} did not load. Please try again.`));

  const retry = () => void refetch();
  const failed = isError && !data && (
    <ErrorState
      title={texts?.failed?.(error) ?? FAILED}
      text={`Your ${mine} are safe. This list did not load.`}
      retryLabel="Try again"
      onRetry={retry}
      retrying={isFetching}
    />
  );
  const instead = (data?.totalCount === 0 && empty) || failed || undefined;
  return (
    <Stack gap="x2">
      <Row justify="between" gap="m" wrap>
        <Heading level={1}>{title}</Heading>
        {tools && <Row gap="m">{tools}</Row>}
      </Row>
      {intro}
      <DataTable
        {...table}
        label={title}
        initialSorting={newestBy === undefined ? undefined : { id: newestBy, desc: true }}
        sorting={state.sorting}
        onSortingChange={state.setSorting}
        loading={isPending}
        loadingRows={state.pageSize}
        refreshing={isPlaceholderData}
        instead={instead}
        texts={SORT_TEXTS}
        footer={instead ? undefined : <TableFoot data={data} state={state} noun={noun} pagerWindow={pagerWindow} />}
      />
    </Stack>
  );
}
