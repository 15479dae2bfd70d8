import type { GiftCard } from '@potli/api/contract/giftCards';
import { GIFT_CARD_COMPLAINT_DAYS } from '@potli/api/contract/policy';
import { Link } from '@potli/ui/Link';
import { TermsList } from '@potli/ui/TermsList';
import { Text } from '@potli/ui/Text';
import { SidePanel } from '../../../components/details/SidePanel.tsx';
import { paths } from '../../../lib/paths.ts';
import { NO_REFUND } from './noRefund.ts';

/** Issuer, validity and terms of a card, and what the refund policy says of vouchers (docs/product/company.md#refund-policy). */
export function BeforeYouBuy({ card: { issuer, validityMonths, terms } }: { card: GiftCard }) {
  const facts = [
    ...(issuer ? [`Issued by ${issuer}, who owes its value.`] : []),
    ...(validityMonths === null ? [] : [`Valid for ${validityMonths} months from the day you buy it.`]),
    ...terms,
  ];
  return (
    <SidePanel title="Before you buy">
      {facts.length > 0 && <TermsList items={facts} />}
      <Text>{NO_REFUND}</Text>
      <Text tone="muted">
        Something went wrong with yours? Write to us within {GIFT_CARD_COMPLAINT_DAYS} days. All of it is in the{' '}
        <Link href={paths.refundPolicy}>Refund Policy</Link>.
      </Text>
    </SidePanel>
  );
}
