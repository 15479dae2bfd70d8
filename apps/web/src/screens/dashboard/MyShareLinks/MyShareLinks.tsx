import type { CustomLink } from '@potli/api/contract/customLinks';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApp } from '../../../app/App.tsx';
import { NothingHere } from '../../../components/listing/NothingHere.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { toLocalPage } from '../../../components/table/toLocalPage.ts';
import { useTableState } from '../../../components/table/useTableState.ts';
import { linkColumns } from './linkColumns.tsx';
import { linksQuery } from './linksQuery.ts';
import { useLinkRows } from './useLinkRows.ts';

const newestFirst = { id: 'createdAt', desc: true };

const texts = { failed: () => 'Your share links could not be loaded' };

/** My Share Links (docs/product/share-links.md#my-share-links): each with its clicks and earnings. */
export function MyShareLinks() {
  const state = useTableState();
  const { page, pageSize } = state;
  const select = useCallback((links: CustomLink[]) => toLocalPage(links, { page, pageSize }), [page, pageSize]);
  const query = useQuery({ ...linksQuery(useApp().api), select });
  return (
    <TableScreen
      title="My Share Links"
      query={query}
      state={state}
      noun={{ one: 'link', many: 'links' }}
      columns={linkColumns}
      rows={useLinkRows(query.data?.rows)}
      rowId={(row) => row.urlHash}
      initialSorting={newestFirst}
      empty={<NoLinks />}
      texts={texts}
    />
  );
}

function NoLinks() {
  return (
    <NothingHere
      title="No share links yet"
      text="Make a link to a store or card and send it around. When friends shop through it, the cashback is yours."
      action={{ label: 'Make a link', href: '/' }}
    />
  );
}
