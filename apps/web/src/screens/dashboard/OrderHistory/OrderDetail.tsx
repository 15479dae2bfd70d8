import type { GiftCardOrder } from '@potli/api/contract/giftCardOrders';
import { FactList } from '@potli/ui/FactList';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Grid, Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { VoucherTicket } from '@potli/ui/VoucherTicket';
import { useCopyMessages } from '../../../lib/useCopyMessages.ts';
import { countOf, denominationOf, orderText, paymentText, readDate, statusLabel } from './orderFacts.ts';

/** Below a row: the exact states of payment and order, and the vouchers. */
export function OrderDetail({ order }: { order: GiftCardOrder }) {
  return (
    <Stack gap="m">
      <Text>{`${paymentText(order.paymentStatus)} ${orderText(order.orderStatus)}`}</Text>
      <FactList
        facts={[
          { label: 'Order Id', value: order.id },
          { label: 'Payment', value: statusLabel(order.paymentStatus) },
          { label: 'Order', value: statusLabel(order.orderStatus) },
          { label: 'Cards', value: `${countOf(order)} × ${formatRupees(denominationOf(order) ?? 0)}` },
          { label: 'Worth', value: formatRupees(order.orderAmount) },
          { label: 'You paid', value: formatRupees(order.paymentMetadata.paymentAmount, 'paise') },
        ]}
      />
      <Vouchers order={order} />
    </Stack>
  );
}

const labels = {
  cardNumber: 'Card number',
  pin: 'PIN',
  copyCardNumber: 'Copy number',
  copyPin: 'Copy PIN',
  showPin: 'Show PIN',
  hidePin: 'Hide PIN',
  hidden: 'Hidden PIN',
};

/** The vouchers of an order, PINs hidden until they are asked for. */
function Vouchers({ order }: { order: GiftCardOrder }) {
  const messages = useCopyMessages();
  const tickets = order.purchaseOrders.flatMap(({ cost, itemDetails, itemDetailsForUser }) =>
    itemDetailsForUser.data.map((voucher) => ({
      ...voucher,
      title: `${itemDetails.brandName} · ${formatRupees(cost)}`,
    })),
  );
  if (tickets.length === 0) return null;
  return (
    <Grid columns={2} gap="l">
      {tickets.map(({ title, voucher_ref, pin_code, expiration_date }) => (
        <VoucherTicket
          key={voucher_ref}
          title={title}
          cardNumber={voucher_ref}
          pin={pin_code}
          validity={`Valid till ${readDate(expiration_date)}`}
          labels={labels}
          messages={messages}
        />
      ))}
    </Grid>
  );
}
