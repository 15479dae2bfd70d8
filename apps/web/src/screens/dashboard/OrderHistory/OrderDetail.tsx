import type { GiftCardOrder } from '@potli/api/contract/giftCardOrders';
import { Button } from '@potli/ui/Button';
import { FactList } from '@potli/ui/FactList';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Row, Stack } from '@potli/ui/Layout';
import { LinkProvider } from '@potli/ui/LinkProvider';
import { Text } from '@potli/ui/Text';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { DocumentAnchor } from '../../../shell/DocumentAnchor.tsx';
import { countOf, denominationOf, readDate, statusLabel } from './orderFacts.ts';
import { orderStory } from './orderStory.ts';
import { Vouchers } from './Vouchers.tsx';

/** Below a row: what became of payment and order, the money that went back, the receiver, and the vouchers. */
export function OrderDetail({ order }: { order: GiftCardOrder }) {
  return (
    <Stack gap="m">
      <Text wholeDates>{orderStory(order)}</Text>
      {order.payableUntil && (
        <Row>
          <LinkProvider anchor={DocumentAnchor}>
            <Button href={memberPaths.checkout(order.id)}>
              {`Pay ${formatRupees(order.paymentMetadata.paymentAmount, 'paise')} now`}
            </Button>
          </LinkProvider>
        </Row>
      )}
      <FactList facts={factsOf(order)} />
      <Vouchers order={order} />
    </Stack>
  );
}

function factsOf(order: GiftCardOrder) {
  const { gift, refund } = order;
  const amountLabel = order.paymentCompletedAt ? 'You paid' : 'To pay';
  return [
    { label: 'Order Id', value: order.id },
    { label: 'Payment', value: statusLabel(order.paymentStatus) },
    { label: 'Order', value: statusLabel(order.orderStatus) },
    { label: 'Cards', value: `${countOf(order)} × ${formatRupees(denominationOf(order) ?? 0)}` },
    { label: 'Worth', value: formatRupees(order.orderAmount) },
    { label: amountLabel, value: formatRupees(order.paymentMetadata.paymentAmount, 'paise') },
    ...(order.orderedAt ? [{ label: 'Ordered', value: formatDateTime(order.orderedAt, 'N/A') }] : []),
    ...(refund
      ? [
          { label: 'Refund', value: formatRupees(refund.amount, 'paise') },
          { label: 'Sent back', value: formatDateTime(refund.refundedAt, 'On its way') },
          ...(refund.reference === undefined ? [] : [{ label: 'Reference', value: refund.reference }]),
        ]
      : []),
    ...(gift
      ? [
          { label: 'For', value: gift.name },
          { label: 'Their e-mail', value: gift.email },
          { label: 'Mailed', value: formatDateTime(gift.sentAt, readDate(gift.sendOn)) },
          { label: 'Opened', value: formatDateTime(gift.openedAt, 'Not yet') },
        ]
      : []),
  ];
}
