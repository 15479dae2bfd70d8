import type { CatalogueRowSummary } from '@potli/api/contract/adminCatalogue';
import { Checkbox } from '@potli/ui/Checkbox';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { Picture } from '@potli/ui/Picture';
import { VisuallyHidden } from '@potli/ui/VisuallyHidden';
import { RowStateBadge } from '../../../features/shopWindow/RowStateBadge.tsx';

/** Columns of a list of the shop window; the first one chooses rows. */
export function catalogueColumns(
  chosen: readonly string[],
  onChoose: (keys: string[]) => void,
): readonly DataColumn<CatalogueRowSummary>[] {
  const toggle = (key: string) =>
    onChoose(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]);
  return [
    {
      id: 'chosen',
      header: 'Chosen',
      value: ({ key }) => Number(chosen.includes(key)),
      cell: ({ key, title }) => (
        <Checkbox
          label={<VisuallyHidden>{`Choose ${title}`}</VisuallyHidden>}
          checked={chosen.includes(key)}
          onChange={() => toggle(key)}
        />
      ),
      width: '9%',
      card: 'figure',
    },
    {
      id: 'title',
      header: 'Name',
      value: ({ title }) => title,
      media: ({ picture }) => <Picture src={picture} width={40} height={40} fallback={null} />,
      look: 'strong',
      width: '35%',
      card: 'title',
    },
    {
      id: 'state',
      header: 'State',
      value: ({ state }) => state,
      cell: (row) => <RowStateBadge {...row} />,
      width: '26%',
      card: 'foot',
    },
    {
      id: 'changed',
      header: 'Changed',
      value: ({ changedAt }) => changedAt,
      cell: ({ changedAt }) => formatDateTime(changedAt, ''),
      look: 'whole',
      width: '18%',
      card: 'subtitle',
    },
    { id: 'key', header: 'Key', value: ({ key }) => key, width: '12%', card: 'hidden' },
  ];
}
