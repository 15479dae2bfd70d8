import { Badge } from '@potli/ui/Badge';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { Icon } from '@potli/ui/Icon';
import { Text } from '@potli/ui/Text';
import { Zap } from 'lucide';
import type { FlashDeal } from '../../../features/catalogue/offers.ts';

/** What it is, and the day it ends, which holds without a clock, too. */
export function DealKind({ expiryDate, isOver }: Pick<FlashDeal, 'expiryDate' | 'isOver'>) {
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
