import { type AuditEntry, listAudit } from '@potli/api/contract/audit';
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
import { ColumnChoice } from './ColumnChoice.tsx';
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
      columns={auditColumns.filter(({ id }) => !hidden.includes(id))}
      rows={query.data?.rows ?? none}
      rowId={({ id }) => id}
      empty={
        <EmptyList
          title="No changes"
          text="Nothing that was changed fits this filter."
          action={{ label: 'Show all changes', onPress: () => state.setFilter(noFilter) }}
        />
      }
      tools={<ExportAudit filter={filter} />}
      intro={
        <>
          {/* another address, for example after Back, fills the form anew */}
          <AuditFilterForm key={JSON.stringify(filter)} filter={filter} onFilter={state.setFilter} />
          <ColumnChoice hidden={hidden} onHide={(ids) => state.setFilter({ hide: ids.join(',') || undefined })} />
        </>
      }
    />
  );
}
