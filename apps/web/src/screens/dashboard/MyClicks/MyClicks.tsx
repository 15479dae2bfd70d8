import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { DownloadCsv } from '../../../components/table/DownloadCsv.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTableState } from '../../../components/table/useTableState.ts';
import { clickSourceQuery, myClicksQuery } from '../../../features/clicks/clickQueries.ts';
import { BoughtQuestion } from '../../../features/questions/BoughtQuestion.tsx';
import { questionsQuery } from '../../../features/questions/questionsQuery.ts';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { paths } from '../../../lib/paths.ts';
import { clickColumns, clickCsv } from './clickColumns.tsx';
import { type ClickRow, useClickRows } from './useClickRows.ts';

const texts = {
  toast: (_error: Error, hasRows: boolean) => (hasRows ? 'Failed to fetch clicks data' : 'Error fetching clicks data'),
};

/** My Clicks (docs/product/clicks.md#table): every tracked click, a page at a time. */
export function MyClicks() {
  const state = useTableState();
  const { api } = useApp();
  const query = useQuery(myClicksQuery(api, state));
  return (
    <TableScreen
      title="My Clicks"
      tools={<DownloadClicks />}
      query={query}
      state={state}
      noun={{ one: 'click', many: 'clicks' }}
      columns={clickColumns}
      rows={useClickRows(query.data?.rows, useQuery(questionsQuery(api)).data)}
      rowId={(row) => row.clickId}
      rowLink={toStory}
      detail={detail}
      newestBy="clickTime"
      empty={<NoClicks />}
      texts={texts}
    />
  );
}

/** A click with an order links to that order. */
function toStory({ transactionId, sourceName }: ClickRow) {
  if (!transactionId) return undefined;
  return { href: memberPaths.order(transactionId), label: `${sourceName}: what became of the order` };
}

/** A click about which we ask opens the question. */
const detail = {
  label: ({ question, sourceName }: ClickRow) => question && `${sourceName}: did you buy?`,
  content: ({ question }: ClickRow) => question && <BoughtQuestion question={question} />,
};

function NoClicks() {
  return (
    <EmptyList
      title="No clicks yet"
      text="Shop through a store, card or deal. Each tracked click will be listed here."
      action={{ label: 'Browse stores', href: paths.stores }}
    />
  );
}

/** Saves all clicks, with the names of what they led to. */
function DownloadClicks() {
  const { api } = useApp();
  const client = useQueryClient();
  const read = async (at: { page: number; pageSize: number }) => {
    const page = await client.fetchQuery(myClicksQuery(api, at));
    const sources = await Promise.all(page.rows.map((click) => client.fetchQuery(clickSourceQuery(api, click))));
    return { ...page, rows: page.rows.map((click, at) => ({ ...click, sourceName: sources[at]?.name ?? 'Unknown' })) };
  };
  return <DownloadCsv name="clicks" columns={clickCsv} read={read} />;
}
