import type { ReferredPerson } from '@potli/api/contract/referrals';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatDateTime } from '@potli/ui/format/formatDateTime';

export const peopleColumns: readonly DataColumn<ReferredPerson>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name, look: 'strong', width: '24%', card: 'title' },
  { id: 'email', header: 'Email', value: (row) => row.email, width: '30%', card: 'foot' },
  {
    id: 'referrerCommissionPercentage',
    header: 'Referrer Commission Percentage',
    value: (row) => row.referrerCommissionPercentage,
    cell: (row) => `${row.referrerCommissionPercentage}%`,
    look: 'amount',
    width: '24%',
    card: 'figure',
  },
  {
    id: 'signupDate',
    header: 'Signup Date',
    value: (row) => row.signupDate,
    cell: (row) => formatDateTime(row.signupDate, 'N/A'),
    width: '22%',
    card: 'subtitle',
  },
];
