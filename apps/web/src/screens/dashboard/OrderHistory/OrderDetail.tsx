import type { GiftCardOrder } from '@potli/api/contract/giftCardOrders';
import { FactList } from '@potli/ui/FactList';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { countOf, denominationOf } from './orderFacts.ts';
import { orderWords, paymentWords } from './statusWords.ts';
import { Vouchers } from './Vouchers.tsx';

/** What a row has no room for: how payment and order really stand, and the vouchers. */
export function OrderDetail({ order }: { order: GiftCardOrder }) {
  return (
    <Stack gap="m">
      <Text>{`${paymentWords(order.paymentStatus)} ${orderWords(order.orderStatus)}`}</Text>
      <FactList
        facts={[
          { label: 'Payment', value: order.paymentStatus },
          { label: 'Order', value: order.orderStatus },
          { label: 'Cards', value: `${countOf(order)} × ${formatRupees(denominationOf(order) ?? 0)}` },
          { label: 'Worth', value: formatRupees(order.orderAmount) },
          { label: 'You paid', value: formatRupees(order.paymentMetadata.paymentAmount, 'paise') },
        ]}
      />
      <Vouchers order={order} />
    </Stack>
  );
}
