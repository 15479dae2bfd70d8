import { listAudit } from '@potli/api/contract/audit';
import { ColumnMenu } from '@potli/ui/ColumnMenu';
import { useSearch } from '@tanstack/react-router';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTablePage } from '../../../components/table/useTablePage.ts';
import { AuditFilterForm } from './AuditFilterForm.tsx';
import { auditColumns } from './auditColumns.tsx';
import { type AuditFields, filterFields } from './auditSearch.ts';
import { ExportAudit } from './ExportAudit.tsx';

const noFilter: AuditFields = Object.fromEntries(filterFields.map((field) => [field, undefined]));

/** Who changed what (docs/product/admin.md#audit-log). Filter, page and columns are in the address. */
export function AuditLog() {
  const search = useSearch({ from: '/admin/audit' });
  const filter = Object.fromEntries(filterFields.flatMap((field) => (search[field] ? [[field, search[field]]] : [])));
  const table = useTablePage(listAudit, filter);
  const hidden = search.hide?.split(',') ?? [];
  return (
    <TableScreen
      title="Audit log"
      {...table}
      noun={{ one: 'change', many: 'changes' }}
      columns={auditColumns}
      hiddenColumns={hidden}
      rowId={({ id }) => id}
      empty={
        Object.keys(filter).length > 0 ? (
          <EmptyList
            title="No changes fit this filter"
            text="Another word or other days may find them."
            action={{ label: 'Show all changes', onPress: () => table.state.setFilter(noFilter) }}
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
            onHiddenColumnsChange={(ids) => table.state.setFilter({ hide: ids.join(',') || undefined })}
          />
          <ExportAudit filter={filter} />
        </>
      }
      intro={
        // another address, for example after Back, fills the form again
        <AuditFilterForm key={JSON.stringify(filter)} filter={filter} onFilter={table.state.setFilter} />
      }
    />
  );
}
