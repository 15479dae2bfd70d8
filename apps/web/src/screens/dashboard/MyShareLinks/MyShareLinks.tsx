import { listMyCustomLinks } from '@potli/api/contract/customLinks';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { toLocalPage, useTableState } from '../../../components/table/useTableState.ts';
import { paths } from '../../../lib/paths.ts';
import { linkColumns } from './linkColumns.tsx';
import { useLinkRows } from './useLinkRows.ts';

/** My Share Links (docs/product/share-links.md#my-share-links): each with its clicks and earnings. */
export function MyShareLinks() {
  const state = useTableState();
  const query = useQuery({
    ...apiQuery(useApp().api, listMyCustomLinks, {}),
    select: ({ response }) => toLocalPage(response, state),
    // the member may have made one in another window
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return (
    <TableScreen
      title="My Share Links"
      query={query}
      state={state}
      noun={{ one: 'link', many: 'links' }}
      columns={linkColumns}
      rows={useLinkRows(query.data?.rows)}
      rowId={(row) => row.urlHash}
      newestBy="createdAt"
      empty={<NoLinks />}
      mine="share links"
    />
  );
}

function NoLinks() {
  return (
    <EmptyList
      title="No share links yet"
      text="Make a link to a store or card and share it. When friends shop through it, the cashback is yours."
      action={{ label: 'Make a link', href: paths.home }}
    />
  );
}
