import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTableState } from '../../../components/table/useTableState.ts';
import { myClicksQuery } from '../../../features/clicks/clickQueries.ts';
import { clickColumns } from './clickColumns.tsx';
import { DownloadClicks } from './DownloadClicks.tsx';
import { NoClicks } from './NoClicks.tsx';
import { type ClickRow, useClickRows } from './useClickRows.ts';

const newestFirst = { id: 'clickTime', desc: true };

const texts = {
  failed: () => 'Some error occurred. Please try again',
  toast: (_error: Error, hasRows: boolean) => (hasRows ? 'Failed to fetch clicks data' : 'Error fetching clicks data'),
};

/** My Clicks (docs/product/clicks.md#table): every tracked click, a page at a time. */
export function MyClicks() {
  const state = useTableState();
  const query = useQuery(myClicksQuery(useApp().api, state));
  return (
    <TableScreen
      title="My Clicks"
      tools={<DownloadClicks />}
      query={query}
      state={state}
      noun={{ one: 'click', many: 'clicks' }}
      columns={clickColumns}
      rows={useClickRows(query.data?.rows)}
      rowId={(row) => row.clickId}
      rowLink={toStory}
      initialSorting={newestFirst}
      empty={<NoClicks />}
      texts={texts}
    />
  );
}

/** A click that an order came of leads to the order's story. */
function toStory({ transactionId, sourceName }: ClickRow) {
  if (!transactionId) return undefined;
  return { href: `/user_dashboard/orders/${transactionId}`, label: `${sourceName}: what became of the order` };
}
