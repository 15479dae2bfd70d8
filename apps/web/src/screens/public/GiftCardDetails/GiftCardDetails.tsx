import type { GiftCard } from '@potli/api/contract/giftCards';
import { GIFT_CARD_COMPLAINT_DAYS } from '@potli/api/contract/policy';
import { CardHeader } from '@potli/ui/CardHeader';
import { Heading } from '@potli/ui/Heading';
import { Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Panel } from '@potli/ui/Panel';
import { PriceTable } from '@potli/ui/PriceTable';
import { SectionHeading } from '@potli/ui/SectionHeading';
import { StepList } from '@potli/ui/StepList';
import { StoreAside } from '@potli/ui/StoreAside';
import { Text } from '@potli/ui/Text';
import { DetailPage } from '../../../components/details/DetailPage.tsx';
import { DetailText } from '../../../components/details/DetailText.tsx';
import { SidePanel } from '../../../components/details/SidePanel.tsx';
import { paths } from '../../../lib/paths.ts';
import { giftCardPrices } from './giftCardPrices.ts';

const columns = { faceValue: 'On the card', saving: 'You save', youPay: 'You pay' };

/** Everything about one gift card: what it costs and how it is used. */
export function GiftCardDetails({ card }: { card: GiftCard }) {
  const brand = card.finalBrandName || card.brandName;
  return (
    <DetailPage
      trail={[{ href: paths.giftCards, label: 'Gift Cards' }]}
      current={card.name}
      head={<CardHeader title={card.name} text={`To spend at ${brand}.`} imageUrl={card.imageUrl} tray="hung" />}
      aside={
        <StoreAside
          caption="Pay less, spend the full value"
          reward={card.salesDiscount > 0 ? `${card.salesDiscount}% off` : 'Full value'}
          note="Buying gift cards opens soon."
        />
      }
      terms={
        <SidePanel title="Before you buy">
          <RefundNote />
        </SidePanel>
      }
    >
      {card.denominations.length > 0 && (
        <Panel as="section">
          <SectionHeading title="Prices" variant="block" />
          <PriceTable label="Prices" columns={columns} prices={giftCardPrices(card)} />
        </Panel>
      )}
      <DetailText title={`About the ${card.name}`} html={card.description} />
      {card.howItWorks.length > 0 && (
        <Stack as="section">
          <Heading level={2}>How it works</Heading>
          <StepList items={card.howItWorks} />
        </Stack>
      )}
    </DetailPage>
  );
}

/** What the refund policy says of vouchers (docs/product/company.md#refund-policy). */
function RefundNote() {
  return (
    <>
      <Text>Digital gift vouchers and cards are non-refundable and non-cancellable.</Text>
      <Text tone="muted">
        Something went wrong with yours? Write to us within {GIFT_CARD_COMPLAINT_DAYS} days. All of it is in the{' '}
        <Link href={paths.refundPolicy}>Refund Policy</Link>.
      </Text>
    </>
  );
}
