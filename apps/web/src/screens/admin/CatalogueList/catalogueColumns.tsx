import type { CatalogueRowSummary } from '@potli/api/contract/adminCatalogue';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { Picture } from '@potli/ui/Picture';
import { RowStateBadge } from '../../../features/shopWindow/RowStateBadge.tsx';

/** Columns of a list of the shop window. */
export const catalogueColumns: readonly DataColumn<CatalogueRowSummary>[] = [
  {
    id: 'title',
    header: 'Name',
    value: ({ title }) => title,
    media: ({ picture }) => <Picture src={picture} width={40} height={40} fallback={null} />,
    look: 'strong',
    width: '40%',
    card: 'title',
  },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => state,
    cell: (row) => <RowStateBadge {...row} />,
    width: '28%',
    card: 'foot',
  },
  {
    id: 'changed',
    header: 'Changed',
    value: ({ changedAt }) => changedAt,
    cell: ({ changedAt }) => formatDateTime(changedAt, ''),
    look: 'whole',
    width: '20%',
    card: 'subtitle',
  },
  { id: 'key', header: 'Key', value: ({ key }) => key, width: '12%', card: 'hidden' },
];
