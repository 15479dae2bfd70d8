import { listStaffMembers, type StaffMember } from '@potli/api/contract/adminStaff';
import { rightsOf } from '@potli/api/contract/roles';
import { Badge } from '@potli/ui/Badge';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatDate, formatDateTime } from '@potli/ui/format/formatDateTime';
import type { ReactNode } from 'react';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTablePage } from '../../../components/table/useTablePage.ts';
import { ChangeRole } from './ChangeRole.tsx';
import { GiveRole } from './GiveRole.tsx';

const titleOf = ({ email }: StaffMember) => email;

const columns: readonly DataColumn<StaffMember>[] = [
  { id: 'email', header: 'E-mail address', value: titleOf, look: 'strong', width: '23%', card: 'title' },
  { id: 'name', header: 'Name', value: ({ name }) => name || '–', card: 'subtitle' },
  {
    id: 'role',
    header: 'Role',
    value: ({ role }) => role,
    cell: ({ role, suspendedAt }) =>
      suspendedAt ? <Badge tone="danger">{`${role}, suspended`}</Badge> : <Badge>{role}</Badge>,
    card: 'tag',
  },
  {
    id: 'rights',
    header: 'Rights',
    value: ({ role }) => rightsOf[role].join(', '),
    width: '21%',
    card: 'foot',
    namedOnCard: true,
  },
  {
    id: 'since',
    header: 'Since',
    value: ({ since }) => since ?? '',
    cell: ({ since }) => formatDateTime(since, 'Not on record'),
    card: 'foot',
    namedOnCard: true,
  },
  {
    id: 'seen',
    header: 'Last seen',
    value: ({ lastSeenAt }) => lastSeenAt,
    cell: ({ lastSeenAt }) => formatDate(lastSeenAt, ''),
    look: 'whole',
    card: 'foot',
    namedOnCard: true,
  },
  { id: 'tokens', header: 'Tokens', value: ({ tokens }) => tokens, card: 'foot', namedOnCard: true },
];

const detail = { label: titleOf, content: (staff: StaffMember) => <ChangeRole staff={staff} /> };

/** Who runs the shop, by role. */
export function StaffMembers({ intro }: { intro: ReactNode }) {
  const table = useTablePage(listStaffMembers, {});
  return (
    <TableScreen
      title="Staff"
      {...table}
      noun={{ one: 'person', many: 'people' }}
      mine="roles"
      columns={columns}
      rowId={({ id }) => id}
      detail={detail}
      empty={<EmptyList title="Nobody has a role" text="Who has a role can open the pages of the admin area." />}
      tools={<GiveRole />}
      intro={intro}
    />
  );
}
