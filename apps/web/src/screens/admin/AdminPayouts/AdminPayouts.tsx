import { type AdminPayout, listPayouts, type PayoutList } from '@potli/api/contract/adminPayouts';
import { Badge, type BadgeProps } from '@potli/ui/Badge';
import type { DataColumn } from '@potli/ui/DataTable';
import { useSearch } from '@tanstack/react-router';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { ListOrFind } from '../../../components/listing/ListOrFind.tsx';
import { rupeesColumn, timeColumn } from '../../../components/table/columns.ts';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTablePage } from '../../../components/table/useTablePage.ts';
import { payoutMode, payoutStatus } from '../../../features/payouts/payoutTexts.ts';
import { PayoutDetail } from './PayoutDetail.tsx';

/** What members read of each state, and its colour. */
const states: Record<AdminPayout['state'], { status: string; tone: NonNullable<BadgeProps['tone']> }> = {
  reserved: { status: 'PREPARING', tone: 'info' },
  submitted: { status: 'PROCESSING', tone: 'info' },
  review: { status: 'IN_REVIEW', tone: 'warn' },
  sent: { status: 'SUCCESS', tone: 'money' },
  failed: { status: 'FAILED', tone: 'danger' },
  returned: { status: 'RETURNED', tone: 'danger' },
};
const stateText = ({ state }: AdminPayout) => payoutStatus(states[state].status);

const lists: readonly { value: PayoutList; label: string }[] = [
  { value: 'open', label: 'All open ones' },
  { value: 'review', label: payoutStatus('IN_REVIEW') },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: payoutStatus('FAILED') },
];

const columns: readonly DataColumn<AdminPayout>[] = [
  { id: 'member', header: 'Member', value: ({ member }) => member.email, look: 'strong', breaks: true, card: 'title' },
  rupeesColumn({
    id: 'amount',
    header: 'Amount',
    value: ({ amount }) => amount,
    card: 'figure',
  }),
  { id: 'target', header: 'To', value: ({ target }) => target ?? 'Not readable', card: 'subtitle' },
  { id: 'mode', header: 'Mode', value: ({ mode }) => payoutMode(mode), card: 'foot' },
  timeColumn({
    id: 'created',
    header: 'Begun',
    value: ({ createdAt }) => createdAt,
    card: 'foot',
    namedOnCard: true,
  }),
  {
    id: 'utr',
    header: 'UTR',
    value: ({ utr }) => utr ?? '–',
    look: 'id',
    breaks: true,
    card: 'foot',
    namedOnCard: true,
  },
  {
    id: 'state',
    header: 'Status',
    value: stateText,
    cell: (payout) => <Badge tone={states[payout.state].tone}>{stateText(payout)}</Badge>,
    card: 'tag',
  },
];

const detail = {
  label: ({ id, member }: AdminPayout) => `Payout ${id} to ${member.email}`,
  content: (payout: AdminPayout) => <PayoutDetail payout={payout} />,
};

/** Payouts of all members, and what a person can do about each (docs/product/admin.md#payouts). */
export function AdminPayouts() {
  const { list = 'open', find } = useSearch({ from: '/admin/payouts' });
  const table = useTablePage(listPayouts, { list, find });
  return (
    <TableScreen
      title="Payouts"
      {...table}
      noun={{ one: 'payout', many: 'payouts' }}
      columns={columns}
      rowId={({ id }) => id}
      dense
      detail={detail}
      intro={
        <ListOrFind
          key={find}
          label="Payouts"
          lists={lists}
          list={list}
          usual="open"
          findLabel="UTR, id or e-mail address"
          find={find}
          onFilter={table.state.setFilter}
        />
      }
      empty={
        find ? (
          <EmptyList
            title="Nothing was found"
            text="A UTR, the id of a payout or the e-mail address of a member finds payouts."
          />
        ) : (
          <EmptyList
            title={list === 'open' ? 'No payout is open' : 'No payout is in this list'}
            text="Members are paid by themselves once their approved money is enough."
          />
        )
      }
    />
  );
}
