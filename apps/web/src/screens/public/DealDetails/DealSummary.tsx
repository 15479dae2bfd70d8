import { CodeTicket } from '@potli/ui/commerce/CodeTicket/CodeTicket';
import { Countdown } from '@potli/ui/commerce/Countdown/Countdown';
import { DealHead } from '@potli/ui/commerce/DealHead/DealHead';
import { CopyButton } from '@potli/ui/components/CopyButton/CopyButton';
import type { FlashDeal } from '../../../features/catalogue/offers.ts';
import { claimNote } from '../../../features/clickout/claimNote.ts';
import { useClaim } from '../../../features/clickout/useClaim.ts';
import { useClickOut } from '../../../features/clickout/useClickOut.ts';
import { countdownTexts } from '../../../features/offers/countdownTexts.ts';
import { useCopyMessages } from '../../../lib/useCopyMessages.ts';
import { DealKind } from './DealKind.tsx';

/** The deal, until when it runs, its code, Grab Deal, and Claim Cashback where its shop is offline. */
export function DealSummary({ deal }: { deal: FlashDeal }) {
  const clickOut = useClickOut();
  const claim = useClaim();
  const messages = useCopyMessages();
  const { id, offerName, expiryDate, couponCode, store } = deal;
  const target = { id, source: 'OFFER', name: offerName, logo: store?.storeImageUrl, link: deal.redirectUrl } as const;
  return (
    <DealHead
      title={offerName}
      imageUrl={deal.offerImageUrl}
      tag={deal.offerHomePageCardTag}
      kind={<DealKind expiryDate={expiryDate} isOver={deal.isOver} />}
      grab={{ ...clickOut(target), text: 'Grab Deal' }}
      claim={deal.isOffline ? { ...claim({ source: 'FLASH_DEAL', id }), text: 'Claim Cashback' } : undefined}
      note={deal.isOffline ? claimNote : undefined}
    >
      {expiryDate && <Countdown expiresAt={expiryDate} isOver={deal.isOver} texts={countdownTexts} />}
      <CodeTicket
        label="Coupon code"
        code={couponCode}
        noCodeText="N/A"
        copy={<CopyButton text={couponCode} label="Copy" size="md" messages={messages} wakeId={`copy-${id}`} />}
      />
    </DealHead>
  );
}
