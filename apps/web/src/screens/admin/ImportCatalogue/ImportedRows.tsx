import type { ImportAnswer, ImportedRow } from '@potli/api/contract/adminImport';
import { DataTable, type Sorting } from '@potli/ui/DataTable';
import { Grid, Stack } from '@potli/ui/Layout';
import { Select } from '@potli/ui/Select';
import { Text } from '@potli/ui/Text';
import { useMemo, useState } from 'react';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { TableFoot } from '../../../components/table/TableFoot.tsx';
import { DEFAULT_PAGE_SIZE } from '../../../components/table/tableSearch.ts';
import { toLocalPage } from '../../../components/table/useTableState.ts';
import { FieldChanges } from '../../../features/shopWindow/FieldChanges.tsx';
import { kindTexts } from '../../../features/shopWindow/kindTexts.ts';
import { hasOutcome, importedColumns, nameOf, type OutcomeFilter, outcomes } from './importedColumns.tsx';

const sortTexts = {
  sortBy: 'Sort by',
  unsorted: 'Default order',
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
};

const detail = {
  label: (row: ImportedRow) => (row.fields.length > 0 ? nameOf(row) : undefined),
  content: (row: ImportedRow) => <FieldChanges label={`What changes in ${nameOf(row)}`} changes={row.fields} />,
};

/** The rows that differ, filtered by kind and outcome. They live as long as the screen, and so does their page. */
export function ImportedRows({ rows, totals }: Pick<ImportAnswer, 'rows' | 'totals'>) {
  const [filter, setFilter] = useState<{ kind: string; outcome: string }>({ kind: '', outcome: '' });
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(DEFAULT_PAGE_SIZE);
  const [sorting, setSorting] = useState<Sorting>();
  const shown = useMemo(() => {
    const fits = (row: ImportedRow) =>
      (filter.kind === '' || row.kind === filter.kind) &&
      (filter.outcome === '' || hasOutcome(row, filter.outcome as OutcomeFilter));
    return rows.filter(fits);
  }, [rows, filter]);
  const data = useMemo(() => toLocalPage(shown, { page, pageSize }), [shown, page, pageSize]);
  const kinds = [...new Set(rows.map(({ kind }) => kind))].map((value) => ({ value, label: kindTexts[value].title }));
  const given = outcomes.filter(({ value }) => rows.some((row) => hasOutcome(row, value)));
  const choose = (part: Partial<typeof filter>) => {
    setFilter({ ...filter, ...part });
    setPage(1);
  };
  const unlisted = totals.added + totals.changed + totals.refused - rows.length;
  return (
    <Stack gap="m">
      <Grid columns={2} gap="m">
        <Select
          label="Outcome"
          placeholder="All outcomes"
          options={given}
          value={filter.outcome}
          onChange={({ target }) => choose({ outcome: target.value })}
        />
        <Select
          label="Kind"
          placeholder="All kinds"
          options={kinds}
          value={filter.kind}
          onChange={({ target }) => choose({ kind: target.value })}
        />
      </Grid>
      <DataTable
        label="Rows that differ"
        columns={importedColumns}
        rows={data.rows}
        rowId={({ kind, path }) => `${kind} ${path}`}
        detail={detail}
        sorting={sorting}
        onSortingChange={setSorting}
        texts={sortTexts}
        instead={
          shown.length === 0 ? (
            <EmptyList title="No such rows" text="Another kind or another outcome may have some." />
          ) : undefined
        }
        footer={
          shown.length === 0 ? undefined : (
            <TableFoot
              data={data}
              state={{ page, pageSize, setPage, setPageSize: resize }}
              noun={{ one: 'row', many: 'rows' }}
            />
          )
        }
      />
      {unlisted > 0 && (
        <Text tone="muted">{`and ${unlisted} more, which are not listed. All of them are published.`}</Text>
      )}
    </Stack>
  );

  function resize(size: number) {
    setPageSize(size);
    setPage(1);
  }
}
