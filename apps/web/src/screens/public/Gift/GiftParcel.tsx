import type { Gift } from '@potli/api/contract/gifts';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { CardHeader } from '@potli/ui/CardHeader';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Panel } from '@potli/ui/Panel';
import { Text } from '@potli/ui/Text';
import { Info } from 'lucide';

interface GiftParcelProps {
  gift: Gift;
  busy: boolean;
  onOpen: () => void;
}

/** A gift before it is opened: from whom it is, and what it is worth. */
export function GiftParcel({ gift, busy, onOpen }: GiftParcelProps) {
  const { brandName, imageUrl, message, senderName, receiverName, openedAt } = gift;
  return (
    <>
      <CardHeader title={`${brandName} gift card`} text={worthOf(gift)} imageUrl={imageUrl} tray="hung" />
      {message && (
        <Panel as="section" tone="highlight" padding="snug" aria-label="Message">
          <Text variant="bodyL">{`“${message}”`}</Text>
          <Text tone="muted">{senderName ? `${senderName}, for ${receiverName}` : `For ${receiverName}`}</Text>
        </Panel>
      )}
      {openedAt === null ? (
        <>
          <Text tone="muted">
            The link shows number and PIN once. Keep them safe then: whoever has them can spend the card.
          </Text>
          <Button size="lg" block busy={busy} onClick={onOpen} data-replay="open-gift">
            Open the gift
          </Button>
        </>
      ) : (
        <Callout icon={Info} tone="warn">
          {`This gift was opened on ${formatDateTime(openedAt, 'another day')}. Its link shows number and PIN once. If that was not you, ask ${senderName || 'who sent it'}: the order is in their account.`}
        </Callout>
      )}
    </>
  );
}

function worthOf({ count, denomination }: Gift): string {
  return count > 1 ? `${count} cards of ${formatRupees(denomination)} each` : `Worth ${formatRupees(denomination)}`;
}
