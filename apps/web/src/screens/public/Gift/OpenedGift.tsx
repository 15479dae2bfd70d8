import type { Voucher } from '@potli/api/contract/giftCardOrders';
import type { Gift } from '@potli/api/contract/gifts';
import { Callout } from '@potli/ui/Callout';
import { formatDate } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Heading } from '@potli/ui/Heading';
import { Stack } from '@potli/ui/Layout';
import { StepList } from '@potli/ui/StepList';
import { VoucherTicket } from '@potli/ui/VoucherTicket';
import { TriangleAlert } from 'lucide';
import { voucherLabels } from '../../../features/checkout/voucherLabels.ts';
import { useCopyMessages } from '../../../lib/useCopyMessages.ts';

/** What opening a gift answers: its vouchers, and how they are redeemed. */
export interface Opened {
  vouchers: readonly Voucher[];
  howItWorks: readonly string[];
}

interface OpenedGiftProps {
  gift: Gift;
  opened: Opened;
}

/** The vouchers of a gift: this page is the only one that ever shows them. */
export function OpenedGift({ gift, opened: { vouchers, howItWorks } }: OpenedGiftProps) {
  const messages = useCopyMessages();
  return (
    <>
      <Callout icon={TriangleAlert} tone="warn" role="status">
        Write these down now: they are not shown again when you leave this page.
      </Callout>
      {vouchers.map(({ voucher_ref, pin_code, expiration_date }) => (
        <VoucherTicket
          key={voucher_ref}
          title={`${gift.brandName} · ${formatRupees(gift.denomination)}`}
          cardNumber={voucher_ref}
          pin={pin_code}
          validity={`Valid till ${formatDate(expiration_date, expiration_date)}`}
          labels={voucherLabels}
          messages={messages}
        />
      ))}
      {howItWorks.length > 0 && (
        <Stack as="section">
          <Heading level={2}>How it works</Heading>
          <StepList items={howItWorks} />
        </Stack>
      )}
    </>
  );
}
