import type { Dispute } from '@potli/api/contract/disputes';
import { Badge } from '@potli/ui/Badge';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatDate, formatDateTime } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Text } from '@potli/ui/Text';
import { CopyableId } from '../../../components/table/CopyableId.tsx';
import { disputeStatus } from '../../../features/claims/disputeStatus.ts';
import type { DisputeRow } from './useDisputeRows.ts';

const MISSING = 'N/A';

const sourceTypes: Record<string, string> = { STORE: 'Store', CREDIT_CARD: 'Credit Card', FLASH_DEAL: 'Flash Deal' };

/** A source type as it is shown; unknown ones as they came. */
export const sourceTypeOf = ({ disputeSourceType }: Dispute) => sourceTypes[disputeSourceType] ?? disputeSourceType;

export const disputeColumns: readonly DataColumn<DisputeRow>[] = [
  {
    id: 'storeName',
    header: 'Store Name',
    value: ({ storeName }) => storeName,
    look: 'strong',
    width: '13%',
    card: 'title',
  },
  { id: 'storeType', header: 'Store Type', value: sourceTypeOf, width: '8.5%', card: 'hidden' },
  {
    id: 'storeOrderId',
    header: 'Store Order Id',
    value: ({ storeOrderId }) => storeOrderId,
    cell: ({ storeName, storeOrderId }) => (
      <CopyableId id={storeOrderId} copyLabel={`Copy order id of ${storeName ?? 'Unknown'}`} />
    ),
    look: 'id',
    width: '12.5%',
    card: 'foot',
  },
  {
    id: 'orderAmount',
    header: 'Order Amount',
    value: ({ orderAmount }) => orderAmount,
    cell: ({ orderAmount }) => formatRupees(orderAmount, 'paise'),
    look: 'amount',
    width: '10.5%',
    card: 'foot',
    namedOnCard: true,
  },
  {
    id: 'orderTime',
    header: 'Order Date & Time',
    value: ({ orderTime }) => orderTime,
    cell: ({ orderTime }) => formatDateTime(orderTime, MISSING),
    look: 'whole',
    width: '13%',
    card: 'hidden',
  },
  {
    id: 'disputeCreationTime',
    header: 'Dispute Creation Date & Time',
    value: ({ disputeCreationTime }) => disputeCreationTime,
    cell: ({ disputeCreationTime }) => formatDateTime(disputeCreationTime, MISSING),
    look: 'whole',
    width: '13.7%',
    card: 'subtitle',
  },
  {
    id: 'disputeStatus',
    header: 'Dispute Status',
    value: (row) => disputeStatus(row.disputeStatus).label,
    cell: (row) => <Badge tone={disputeStatus(row.disputeStatus).tone}>{disputeStatus(row.disputeStatus).label}</Badge>,
    width: '11.1%',
    card: 'tag',
  },
  {
    id: 'deliveryDate',
    header: 'Delivery Date',
    value: ({ deliveryDate }) => deliveryDate ?? undefined,
    cell: ({ deliveryDate }) => formatDate(deliveryDate, MISSING),
    look: 'whole',
    width: '9%',
    card: 'hidden',
  },
  {
    id: 'message',
    header: 'Message',
    value: ({ message }) => message ?? undefined,
    cell: ({ message }) => (
      <Text as="span" variant="bodyS" lines={2}>
        {message || MISSING}
      </Text>
    ),
    width: '8.7%',
    card: 'hidden',
  },
];
