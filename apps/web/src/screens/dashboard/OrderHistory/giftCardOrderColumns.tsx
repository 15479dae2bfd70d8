import type { GiftCardOrder } from '@potli/api/contract/giftCardOrders';
import { Badge } from '@potli/ui/Badge';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { CopyableId } from '../../../components/table/CopyableId.tsx';
import {
  brandOf,
  cardNumberOf,
  countOf,
  dateOf,
  denominationOf,
  readDate,
  shownStatus,
  validityOf,
} from './orderFacts.ts';

const status = (shown: 'SUCCESS' | 'FAILED') => (
  <Badge code tone={shown === 'SUCCESS' ? 'money' : 'danger'}>
    {shown}
  </Badge>
);

export const giftCardOrderColumns: readonly DataColumn<GiftCardOrder>[] = [
  { id: 'brand', header: 'Brand', value: brandOf, look: 'strong', width: '14%', card: 'title' },
  {
    id: 'denomination',
    header: 'Denomination',
    value: denominationOf,
    cell: (row) => formatRupees(denominationOf(row) ?? 0),
    look: 'whole',
    width: '11.4%',
    card: 'hidden',
  },
  { id: 'count', header: 'Count', value: countOf, width: '7%', card: 'hidden' },
  {
    id: 'paymentAmount',
    header: 'Payment Amount',
    value: (row) => row.paymentMetadata.paymentAmount,
    cell: (row) => formatRupees(row.paymentMetadata.paymentAmount, 'paise'),
    look: 'amount',
    width: '9%',
    card: 'figure',
  },
  {
    id: 'date',
    header: 'Date',
    value: dateOf,
    cell: (row) => formatDateTime(dateOf(row), 'N/A'),
    look: 'whole',
    width: '13.2%',
    card: 'subtitle',
  },
  {
    id: 'paymentStatus',
    header: 'Payment Status',
    value: (row) => shownStatus(row.paymentStatus),
    cell: (row) => status(shownStatus(row.paymentStatus)),
    width: '9%',
    card: 'hidden',
  },
  {
    id: 'orderStatus',
    header: 'Order Status',
    value: (row) => shownStatus(row.orderStatus),
    cell: (row) => status(shownStatus(row.orderStatus)),
    width: '9%',
    card: 'tag',
  },
  {
    id: 'cardNumber',
    header: 'Card Number',
    value: cardNumberOf,
    cell: (row) => cardNumberOf(row) ?? 'N/A',
    width: '11.2%',
    card: 'hidden',
  },
  {
    id: 'validity',
    header: 'Validity',
    value: validityOf,
    cell: (row) => readDate(validityOf(row) ?? 'N/A'),
    look: 'whole',
    width: '9.1%',
    card: 'hidden',
  },
  {
    id: 'id',
    header: 'Order Id',
    value: (row) => row.id,
    cell: (row) => <CopyableId id={row.id} copyLabel={`Copy order id of ${brandOf(row)}`} />,
    look: 'id',
    width: '7.1%',
    card: 'foot',
    namedOnCard: true,
  },
];
