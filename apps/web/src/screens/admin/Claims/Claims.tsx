import { type AdminClaim, type ClaimList, listClaims } from '@potli/api/contract/adminClaims';
import { Badge } from '@potli/ui/Badge';
import type { DataColumn } from '@potli/ui/DataTable';
import { useSearch } from '@tanstack/react-router';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { ListOrFind } from '../../../components/listing/ListOrFind.tsx';
import { rupeesColumn, timeColumn } from '../../../components/table/columns.ts';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTablePage } from '../../../components/table/useTablePage.ts';
import { disputeStatus } from '../../../features/claims/disputeStatus.ts';
import { ClaimDetail } from './ClaimDetail.tsx';

const ofStatus = (value: ClaimList) => ({ value, label: disputeStatus(value).label });

const lists: readonly { value: ClaimList; label: string }[] = [
  { value: 'open', label: 'All open ones' },
  ofStatus('RECEIVED'),
  ofStatus('NEED_INFO'),
  ofStatus('ON_HOLD'),
  ofStatus('SENT_TO_STORE'),
  { value: 'orders', label: 'Approved, order unclear' },
  { value: 'decided', label: 'Approved and rejected' },
];

const columns: readonly DataColumn<AdminClaim>[] = [
  { id: 'ticket', header: 'Ticket', value: ({ ticketNumber }) => ticketNumber, look: 'strong', card: 'title' },
  { id: 'member', header: 'Member', value: ({ member }) => member.email, breaks: true, card: 'subtitle' },
  { id: 'store', header: 'About', value: ({ storeName }) => storeName ?? 'Not in the catalogue', card: 'foot' },
  {
    id: 'order',
    header: 'Order',
    value: ({ storeOrderId }) => storeOrderId,
    breaks: true,
    card: 'foot',
    namedOnCard: true,
  },
  rupeesColumn({
    id: 'amount',
    header: 'Amount',
    value: ({ orderAmount }) => orderAmount,
    card: 'figure',
  }),
  timeColumn({
    id: 'filed',
    header: 'Filed',
    value: ({ disputeCreationTime }) => disputeCreationTime,
    card: 'foot',
    namedOnCard: true,
  }),
  {
    id: 'status',
    header: 'Status',
    value: (claim) => disputeStatus(claim.disputeStatus).label,
    cell: (claim) => (
      <Badge tone={disputeStatus(claim.disputeStatus).tone}>{disputeStatus(claim.disputeStatus).label}</Badge>
    ),
    card: 'tag',
  },
];

const detail = {
  label: ({ ticketNumber }: AdminClaim) => `Claim ${ticketNumber}`,
  content: (claim: AdminClaim) => <ClaimDetail claim={claim} />,
};

/** Claims of all members, with what was said about each, and the answers of the shop (docs/product/admin.md#claims). */
export function Claims() {
  const { list = 'open', find } = useSearch({ from: '/admin/claims' });
  const table = useTablePage(listClaims, { list, find });
  return (
    <TableScreen
      title="Claims"
      {...table}
      noun={{ one: 'claim', many: 'claims' }}
      columns={columns}
      rowId={({ id }) => id}
      dense
      detail={detail}
      intro={
        <ListOrFind
          key={find}
          label="Claims"
          lists={lists}
          list={list}
          usual="open"
          findLabel="Ticket number or e-mail address"
          find={find}
          onFilter={table.state.setFilter}
        />
      }
      empty={
        find ? (
          <EmptyList
            title="Nothing was found"
            text="A ticket number such as PT-2026-4829301756 or the e-mail address of a member finds claims."
          />
        ) : (
          <EmptyList
            title={list === 'open' ? 'No claim is open' : 'No claim is in this list'}
            text="Members file claims where cashback is missing."
          />
        )
      }
    />
  );
}
