import { DataTable } from '@potli/ui/DataTable';
import { MoneyText } from '@potli/ui/MoneyText';
import { stores } from './stores.ts';

export function Earnings() {
  return (
    <DataTable
      label="Earnings by store"
      rows={stores}
      rowId={({ id }) => id}
      columns={[
        { id: 'name', header: 'Store', value: ({ name }) => name, look: 'strong', card: 'title' },
        { id: 'percent', header: 'Cashback', value: ({ percent }) => percent, card: 'subtitle' },
        {
          id: 'earned',
          header: 'Earned',
          value: ({ earned }) => earned,
          cell: ({ earned }) => <MoneyText rupees={earned} />,
          look: 'earned',
          card: 'figure',
        },
      ]}
      initialSorting={{ id: 'earned', desc: true }}
      texts={{ sortBy: 'Sort by', unsorted: 'Not sorted', sortAscending: 'Ascending', sortDescending: 'Descending' }}
    />
  );
}
