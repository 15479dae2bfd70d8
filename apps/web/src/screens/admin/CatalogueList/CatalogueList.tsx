import { type CatalogueRowSummary, listCatalogueRows } from '@potli/api/contract/adminCatalogue';
import { type CatalogueKindName, kindFields } from '@potli/api/contract/catalogueKinds';
import { Button } from '@potli/ui/Button';
import { ColumnMenu } from '@potli/ui/ColumnMenu';
import { Icon } from '@potli/ui/Icon';
import { Row } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide';
import { useMemo, useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTableState } from '../../../components/table/useTableState.ts';
import { useDesk } from '../../../features/ownDesk/DeskContext.ts';
import { withOwnColumns } from '../../../features/ownDesk/withOwnColumns.ts';
import { kindTexts } from '../../../features/shopWindow/kindTexts.ts';
import { useStaff } from '../../../features/staff/StaffContext.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { BulkBar } from './BulkBar.tsx';
import { CatalogueFilterForm } from './CatalogueFilterForm.tsx';
import { catalogueColumns } from './catalogueColumns.tsx';
import { filterOf, noFilter, noView, viewOf } from './catalogueSearch.ts';
import { useMoveRow } from './useMoveRow.ts';
import { ViewMenu } from './ViewMenu.tsx';

const none: readonly CatalogueRowSummary[] = [];

const toRow = ({ kind, key, title }: CatalogueRowSummary) => ({ href: adminPaths.row(kind, key), label: title });

/** Columns by which the host sorts. */
const sorts = { title: 'title', changed: 'changed', ends: 'ends', order: 'order' } as const;

/** Rows of a kind of the shop window (docs/product/admin-catalogue.md). Filter, page, order and columns are in the address. */
export function CatalogueList({ kind }: { kind: CatalogueKindName }) {
  const { title, noun } = kindTexts[kind];
  const state = useTableState();
  const search = useSearch({ from: '/admin/catalogue/$kind/' });
  const filter = filterOf(search);
  const mayExport = useStaff().rights.includes('export');
  const { page, pageSize, sorting } = state;
  // where each row has a rank, a list starts in the order that visitors see
  const usual = kindFields[kind].rank === 'rank' ? 'order' : 'title';
  const sort = sorts[(sorting?.id ?? usual) as keyof typeof sorts] ?? 'title';
  const query = useQuery({
    ...apiQuery(useApp().api, listCatalogueRows, {
      params: { kind },
      query: { pageNumber: page - 1, pageSize, sort, ...filter },
    }),
    placeholderData: keepPreviousData,
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = query.data?.rows ?? none;
  const hidden = search.hide?.split(',') ?? [];
  const isFiltered = Object.keys(filter).length > 0;
  const move = useMoveRow();
  const places = useMemo(() => new Map(rows.map(({ key }, place) => [key, place])), [rows]);
  const offered = catalogueColumns(kind, {
    // beside rows that are not listed, a step would be seen as none
    move: sort === 'order' && !sorting?.desc && !isFiltered ? move : undefined,
    placeOf: (key) => (sort === 'order' ? places.get(key) : undefined),
  });
  const columns = withOwnColumns(offered, kind, useDesk());
  return (
    <TableScreen
      title={title}
      query={query}
      state={state}
      noun={noun}
      columns={columns}
      hiddenColumns={hidden}
      rows={rows}
      rowId={({ key }) => key}
      rowLink={toRow}
      selection={{
        selected: chosen,
        onSelectedChange: setChosen,
        label: (row) => `Choose ${row.title}`,
        allLabel: `Choose all ${noun.many} of this page`,
      }}
      empty={
        isFiltered ? (
          <EmptyList
            title={`No ${noun.many} fit this filter`}
            text="Another word or another state may find them."
            action={{ label: `Show all ${noun.many}`, onPress: () => state.setFilter(noFilter) }}
          />
        ) : (
          <EmptyList
            title={`No ${noun.many} yet`}
            text="The first one can be a draft: nobody sees it before it is published."
            action={{ label: `Add a ${noun.one}`, href: adminPaths.newRow(kind) }}
          />
        )
      }
      tools={
        <Row gap="m" wrap>
          <ViewMenu kind={kind} search={viewOf(search)} onOpen={(view) => state.setFilter({ ...noView, ...view })} />
          <ColumnMenu
            label="Columns"
            columns={columns}
            hiddenColumns={hidden}
            onHiddenColumnsChange={(ids) => state.setFilter({ hide: ids.join(',') || undefined })}
          />
          {mayExport && <Link href={`${adminPaths.export}?${new URLSearchParams({ kind, ...filter })}`}>Export</Link>}
          <Button variant="secondary" size="sm" href={adminPaths.newRow(kind)}>
            <Icon of={Plus} size={18} />
            {`Add a ${noun.one}`}
          </Button>
        </Row>
      }
      intro={
        <>
          {/* another address, for example after Back, fills the form anew */}
          <CatalogueFilterForm key={JSON.stringify(filter)} kind={kind} filter={filter} onFilter={state.setFilter} />
          {/* all that match were those of the other filter */}
          <BulkBar
            key={`bar ${JSON.stringify(filter)}`}
            kind={kind}
            total={query.data?.totalCount ?? 0}
            filter={filter}
            chosen={chosen}
            onChoose={setChosen}
          />
        </>
      }
    />
  );
}
