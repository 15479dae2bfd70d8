import { REFERRAL_PERCENT } from '@potli/api/contract/policy';
import { listReferredPeople, type ReferredPerson } from '@potli/api/contract/referrals';
import { Callout } from '@potli/ui/Callout';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { Clock } from 'lucide';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTablePage } from '../../../components/table/useTablePage.ts';
import { memberPaths } from '../../../lib/memberPaths.ts';

/** People You Refer (docs/product/referrals.md#people-you-refer): who joined with the member's code. */
export function ReferredPeople() {
  const table = useTablePage(listReferredPeople, {});
  return (
    <TableScreen
      title="People You Refer"
      {...table}
      noun={{ one: 'person', many: 'people' }}
      columns={peopleColumns}
      rowId={(row) => row.email}
      newestBy="signupDate"
      empty={<NoPeople />}
      mine="referrals"
      intro={table.rows.some(({ shareHeld }) => shareHeld) && <HeldShares />}
    />
  );
}

/** Families share devices: the member sees why, and the money waits (docs/product/money.md#referral-share). */
function HeldShares() {
  return (
    <Callout icon={Clock} tone="info" role="status">
      Your share of friends with 0% is held: you and they seem to use the same device, bank account or mailbox. If you
      are different people, write to us. We look at it, and you get what was held.
    </Callout>
  );
}

function NoPeople() {
  return (
    <EmptyList
      title="No one has joined yet"
      text={`Send your code to friends. Everyone who joins with it is listed here, and ${REFERRAL_PERCENT}% of their cashback is added to yours.`}
      action={{ label: 'Send your code', href: memberPaths.referFriend }}
    />
  );
}

const peopleColumns: readonly DataColumn<ReferredPerson>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name, look: 'strong', width: '23%', card: 'title' },
  { id: 'email', header: 'Email', value: (row) => row.email, width: '30%', card: 'foot' },
  {
    id: 'referrerCommissionPercentage',
    header: 'Referrer Commission Percentage',
    value: (row) => row.referrerCommissionPercentage,
    cell: (row) => `${row.referrerCommissionPercentage}%`,
    look: 'amount',
    width: '23%',
    card: 'figure',
  },
  {
    id: 'signupDate',
    header: 'Signup Date',
    value: (row) => row.signupDate,
    cell: (row) => formatDateTime(row.signupDate, 'N/A'),
    look: 'whole',
    width: '24%',
    card: 'subtitle',
  },
];
