import {
  type GiftCardOrder,
  type ListedVoucher,
  MASKED_PIN,
  revealVoucherPin,
} from '@potli/api/contract/giftCardOrders';
import { firstError } from '@potli/api/errors';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Grid } from '@potli/ui/Layout';
import { useToast } from '@potli/ui/Toast';
import { VoucherTicket } from '@potli/ui/VoucherTicket';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { voucherLabels } from '../../../features/checkout/voucherLabels.ts';
import { useCopyMessages } from '../../../lib/useCopyMessages.ts';
import { readDate } from './orderFacts.ts';

/** The vouchers of an order. */
export function Vouchers({ order: { purchaseOrders, gift } }: { order: GiftCardOrder }) {
  const tickets = purchaseOrders.flatMap(({ cost, itemDetails, itemDetailsForUser }) =>
    itemDetailsForUser.data.map((voucher) => ({
      voucher,
      title: `${itemDetails.brandName} · ${formatRupees(cost)}`,
    })),
  );
  if (tickets.length === 0) return null;
  return (
    <Grid columns={2} gap="l">
      {tickets.map(({ voucher, title }) => (
        <Voucher key={voucher.voucher_ref} title={title} voucher={voucher} receiver={gift?.name} />
      ))}
    </Grid>
  );
}

interface VoucherProps {
  title: string;
  voucher: ListedVoucher;
  /** The person who got the PIN instead of the buyer. */
  receiver: string | undefined;
}

/** One voucher. Its PIN comes by a call of its own, and is removed when the row is folded. */
function Voucher({ title, voucher, receiver }: VoucherProps) {
  const { voucher_id, voucher_ref, pin_code, expiration_date } = voucher;
  const messages = useCopyMessages();
  const { pin, revealing, reveal } = usePin(voucher_id);
  // a host without that call sends PINs with its list
  const listed = pin_code === MASKED_PIN ? undefined : pin_code;
  return (
    <VoucherTicket
      title={title}
      cardNumber={voucher_ref}
      pin={pin ?? listed}
      onReveal={voucher_id === null ? undefined : reveal}
      revealing={revealing}
      note={voucher_id === null && listed === undefined ? `Only ${receiver ?? 'the receiver'} sees it` : undefined}
      validity={`Valid till ${readDate(expiration_date)}`}
      labels={voucherLabels}
      messages={messages}
    />
  );
}

function usePin(id: string | null) {
  const { api } = useApp();
  const toast = useToast();
  const [pin, setPin] = useState<string>();
  const [revealing, setRevealing] = useState(false);

  async function reveal() {
    if (id === null) return;
    setRevealing(true);
    try {
      setPin((await api.call(revealVoucherPin, { params: { id } })).pin_code);
    } catch (error) {
      toast.error(firstError(error, 'The PIN could not be shown. Please try again.'));
    }
    setRevealing(false);
  }

  return { pin, revealing, reveal: () => void reveal() };
}
