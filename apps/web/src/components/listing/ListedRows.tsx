import type { Page } from '@potli/api';
import type { ReactNode } from 'react';
import { EmptyCatalogueList, EmptyList, FailedList } from './EmptyList.tsx';
import { PageLinks, type PageLinksProps } from './PageLinks.tsx';

interface ListedRowsProps<Row> extends Omit<PageLinksProps, 'totalPages'> {
  /** Absent where the list did not load. */
  listed: Page<Row> | undefined;
  /** In place of an empty list; by default a way to the stores. */
  empty?: ReactNode;
  children(rows: readonly Row[]): ReactNode;
}

/**
 * A page of a public list with links to its neighbours. Without rows it says why: there are none, none on this page, or they did
 * not load.
 */
export function ListedRows<Row>({ listed, empty, children, ...paging }: ListedRowsProps<Row>) {
  const { label, page, addressOf } = paging;
  if (!listed) return <FailedList label={label} href={addressOf(page)} />;
  const { rows, totalPages, totalCount } = listed;
  if (rows.length > 0) {
    return (
      <>
        {children(rows)}
        <PageLinks totalPages={totalPages} {...paging} />
      </>
    );
  }
  if (totalCount === 0) return empty ?? <EmptyCatalogueList title={`No ${label} available`} />;
  return (
    <EmptyList
      title={`There is no page ${page}`}
      text="The list has become shorter."
      action={{ label: 'First page', href: addressOf(1) }}
    />
  );
}
