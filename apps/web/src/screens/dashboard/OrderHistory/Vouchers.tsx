import type { GiftCardOrder } from '@potli/api/contract/giftCardOrders';
import { formatRupees } from '@potli/ui/commerce/format/formatRupees';
import { VoucherTicket } from '@potli/ui/commerce/VoucherTicket/VoucherTicket';
import { Grid } from '@potli/ui/components/Layout/Grid';
import { useCopyMessages } from '../../../lib/useCopyMessages.ts';
import { readDate } from './orderFacts.ts';

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
export function Vouchers({ order }: { order: GiftCardOrder }) {
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
