import { giftCardPrice } from '@potli/api/contract/giftCardPrice';
import type { GiftCard } from '@potli/api/contract/giftCards';
import { CardHeader } from '@potli/ui/CardHeader';
import { Heading } from '@potli/ui/Heading';
import { Stack } from '@potli/ui/Layout';
import { Panel } from '@potli/ui/Panel';
import { PriceTable } from '@potli/ui/PriceTable';
import { SectionHeading } from '@potli/ui/SectionHeading';
import { StepList } from '@potli/ui/StepList';
import { StoreAside } from '@potli/ui/StoreAside';
import { DetailPage } from '../../../components/details/DetailPage.tsx';
import { DetailText } from '../../../components/details/DetailText.tsx';
import { paths } from '../../../lib/paths.ts';
import { BeforeYouBuy } from './BeforeYouBuy.tsx';
import { BuyGiftCard } from './BuyGiftCard.tsx';

const columns = { faceValue: 'On the card', saving: 'You save', youPay: 'You pay' };

/** Everything about one gift card: what it costs, how it is bought and used. */
export function GiftCardDetails({ card }: { card: GiftCard }) {
  const brand = card.finalBrandName || card.brandName;
  const isSold = card.denominations.length > 0 || card.denominationRange !== null;
  return (
    <DetailPage
      trail={[{ href: paths.giftCards, label: 'Gift Cards' }]}
      current={card.name}
      head={<CardHeader title={card.name} text={`To spend at ${brand}.`} imageUrl={card.imageUrl} tray="hung" />}
      facts={isSold && <BuyGiftCard card={card} />}
      aside={
        <StoreAside
          caption="Pay less, spend the full value"
          reward={card.salesDiscount > 0 ? `${card.salesDiscount}% off` : 'Full value'}
          note={
            isSold
              ? 'The voucher is in Order History as soon as the payment is confirmed.'
              : 'This card cannot be bought here at the moment.'
          }
        />
      }
      terms={<BeforeYouBuy card={card} />}
    >
      {card.denominations.length > 0 && (
        <Panel as="section">
          <SectionHeading title="Prices" variant="block" />
          <PriceTable
            label="Prices"
            columns={columns}
            prices={card.denominations.map((value) => giftCardPrice(card.salesDiscount, value))}
          />
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
