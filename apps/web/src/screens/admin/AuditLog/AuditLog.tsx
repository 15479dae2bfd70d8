import { type AuditEntry, listAudit } from '@potli/api/contract/audit';
import { ColumnMenu } from '@potli/ui/ColumnMenu';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTableState } from '../../../components/table/useTableState.ts';
import { AuditFilterForm } from './AuditFilterForm.tsx';
import { auditColumns } from './auditColumns.tsx';
import { type AuditFields, filterFields } from './auditSearch.ts';
import { ExportAudit } from './ExportAudit.tsx';

const none: readonly AuditEntry[] = [];
const noFilter: AuditFields = Object.fromEntries(filterFields.map((field) => [field, undefined]));

/** Who changed what (docs/product/admin.md#audit-log). Filter, page and columns are in the address. */
export function AuditLog() {
  const state = useTableState();
  const search = useSearch({ from: '/admin/audit' });
  const filter = Object.fromEntries(filterFields.flatMap((field) => (search[field] ? [[field, search[field]]] : [])));
  const { page, pageSize } = state;
  const query = useQuery({
    ...apiQuery(useApp().api, listAudit, { query: { pageNumber: page - 1, pageSize, ...filter } }),
    placeholderData: keepPreviousData,
  });
  const hidden = search.hide?.split(',') ?? [];
  return (
    <TableScreen
      title="Audit log"
      query={query}
      state={state}
      noun={{ one: 'change', many: 'changes' }}
      columns={auditColumns}
      hiddenColumns={hidden}
      rows={query.data?.rows ?? none}
      rowId={({ id }) => id}
      empty={
        Object.keys(filter).length > 0 ? (
          <EmptyList
            title="No changes fit this filter"
            text="Another word or other days may find them."
            action={{ label: 'Show all changes', onPress: () => state.setFilter(noFilter) }}
          />
        ) : (
          <EmptyList
            title="No changes yet"
            text="What somebody changes here, or by a command, is listed from then on."
          />
        )
      }
      tools={
        <>
          <ColumnMenu
            label="Columns"
            columns={auditColumns}
            hiddenColumns={hidden}
            onHiddenColumnsChange={(ids) => state.setFilter({ hide: ids.join(',') || undefined })}
          />
          <ExportAudit filter={filter} />
        </>
      }
      intro={
        // another address, for example after Back, fills the form again
        <AuditFilterForm key={JSON.stringify(filter)} filter={filter} onFilter={state.setFilter} />
      }
    />
  );
}
