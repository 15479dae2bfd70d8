import { formatDateTime } from '@potli/ui/commerce/format/formatDateTime';
import { Badge } from '@potli/ui/components/Badge/Badge';
import { Icon } from '@potli/ui/components/Icon/Icon';
import { Text } from '@potli/ui/components/Text/Text';
import { Zap } from 'lucide';
import type { FlashDeal } from '../../../features/catalogue/offers.ts';

/** What it is, and the day it ends, which holds without a clock, too. */
export function DealKind({ expiryDate, isOver }: Pick<FlashDeal, 'expiryDate' | 'isOver'>) {
  return (
    <>
      <Badge tone="rani">
        <Icon of={Zap} size={15} />
        Flash deal
      </Badge>
      {expiryDate && (
        <Text as="time" dateTime={expiryDate} tone="ink2">
          {`${isOver ? 'Ended' : 'Ends'} ${formatDateTime(expiryDate, '')}`}
        </Text>
      )}
    </>
  );
}
