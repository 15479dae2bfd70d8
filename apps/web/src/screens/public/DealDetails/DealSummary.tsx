import { Badge } from '@potli/ui/Badge';
import { Button } from '@potli/ui/Button';
import { CodeTicket } from '@potli/ui/CodeTicket';
import { Countdown, type CountdownTexts } from '@potli/ui/Countdown';
import { DealHeader } from '@potli/ui/DealHeader';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { type SpelledTime, spellTimeLeft } from '@potli/ui/format/spellTimeLeft';
import { Icon } from '@potli/ui/Icon';
import { Row } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { useHasEnded } from '@potli/ui/TimeLeft';
import { Zap } from 'lucide';
import type { FlashDeal } from '../../../features/catalogue/offers.ts';
import { claimNote, useClaim } from '../../../features/clickout/useClaim.ts';
import { useClickOut } from '../../../features/clickout/useClickOut.ts';
import { shopOf } from '../../../features/offers/shopOf.ts';
import { useCodeAlong } from '../../../features/offers/useCodeAlong.ts';
import { paths } from '../../../lib/paths.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { useCopyMessages } from '../../../lib/useCopyMessages.ts';

/** The deal with its countdown, code and Grab Deal. Offline shops have Claim Cashback, too. */
export function DealSummary({ deal }: { deal: FlashDeal }) {
  const clickOut = useClickOut();
  const claim = useClaim();
  const codeAlong = useCodeAlong();
  const messages = useCopyMessages();
  const isOver = useHasEnded(deal.expiryDate) || deal.isOver;
  const { id, offerName, expiryDate, couponCode, store } = deal;
  const target = { id, source: 'OFFER', name: offerName, logo: store?.storeImageUrl, link: deal.redirectUrl } as const;
  return (
    <DealHeader
      title={offerName}
      imageUrl={deal.offerImageUrl}
      tag={isOver ? undefined : deal.offerHomePageCardTag}
      kind={<DealKind expiryDate={expiryDate} isOver={isOver} />}
      shop={shopOf(deal)}
      grab={isOver ? undefined : { ...clickOut(target), text: 'Grab Deal', copies: codeAlong(couponCode) }}
      instead={isOver && <ElsewhereLinks store={store} />}
      claim={deal.isOffline ? { ...claim({ source: 'FLASH_DEAL', id }), text: 'Claim Cashback' } : undefined}
      note={deal.isOffline ? claimNote : undefined}
    >
      {expiryDate && <Countdown expiresAt={expiryDate} isOver={isOver} texts={countdownTexts} />}
      <CodeTicket
        label="Coupon code"
        code={couponCode}
        noCodeText="N/A"
        copy={isOver ? undefined : { label: 'Copy', codeLabel: 'Copy code {code}', messages, replayId: id }}
      />
    </DealHeader>
  );
}

/** Where a shopper finds more when the deal is over. */
function ElsewhereLinks({ store }: Pick<FlashDeal, 'store'>) {
  return (
    <Row gap="m" wrap>
      {store && <Button href={paths.store(store.urlSlug)}>More from {store.storeName}</Button>}
      <Button href={paths.deals} variant="outline">
        Other deals
      </Button>
    </Row>
  );
}

/** Badge and end date. The date is right without the countdown, too. */
function DealKind({ expiryDate, isOver }: Pick<FlashDeal, 'expiryDate' | 'isOver'>) {
  return (
    <>
      <Badge tone="promote">
        <Icon of={Zap} size={15} />
        Flash deal
      </Badge>
      {expiryDate && (
        <Text as="time" dateTime={expiryDate} tone="muted">
          {`${isOver ? 'Ended' : 'Ends'} ${formatDateTime(expiryDate, '')}`}
        </Text>
      )}
    </>
  );
}

const spelled: SpelledTime = {
  days: (count) => pluralize(count, 'day'),
  hours: (count) => pluralize(count, 'hour'),
  minutes: (count) => pluralize(count, 'minute'),
  underAMinute: 'less than a minute',
};

/** The countdown of a deal's page (docs/product/offers.md#countdown). */
const countdownTexts: CountdownTexts = {
  units: { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' },
  endsIn: (leftSeconds) => `Ends in ${spellTimeLeft(leftSeconds, spelled)}`,
  endsOn: 'Ends on {time}',
  expired: 'EXPIRED',
};
