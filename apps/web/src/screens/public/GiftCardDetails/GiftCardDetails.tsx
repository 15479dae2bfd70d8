import type { GiftCard } from '@potli/api/contract/giftCards';
import { CardHead } from '@potli/ui/commerce/CardHead/CardHead';
import { PriceTable } from '@potli/ui/commerce/PriceTable/PriceTable';
import { SectionHeading } from '@potli/ui/commerce/SectionHeading/SectionHeading';
import { StepList } from '@potli/ui/commerce/StepList/StepList';
import { StoreAside } from '@potli/ui/commerce/StoreAside/StoreAside';
import { Heading } from '@potli/ui/components/Heading/Heading';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Panel } from '@potli/ui/components/Panel/Panel';
import { DetailPage } from '../../../components/details/DetailPage.tsx';
import { DetailText } from '../../../components/details/DetailText.tsx';
import { SidePanel } from '../../../components/details/SidePanel.tsx';
import { giftCardPrices } from './giftCardPrices.ts';
import { RefundNote } from './RefundNote.tsx';

const columns = { faceValue: 'On the card', saving: 'You save', youPay: 'You pay' };

/** Everything about one gift card: what it costs and how it is used. */
export function GiftCardDetails({ card }: { card: GiftCard }) {
  const brand = card.finalBrandName || card.brandName;
  return (
    <DetailPage
      trail={[{ href: '/categories', label: 'All categories' }]}
      current={card.name}
      head={<CardHead title={card.name} text={`To spend at ${brand}.`} imageUrl={card.imageUrl} tray="hung" />}
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
