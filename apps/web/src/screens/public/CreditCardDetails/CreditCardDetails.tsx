import type { CreditCard } from '@potli/api/contract/creditCards';
import { CardHeader } from '@potli/ui/CardHeader';
import { FactList } from '@potli/ui/FactList';
import { SectionHeading } from '@potli/ui/SectionHeading';
import { TermsList } from '@potli/ui/TermsList';
import { useApp } from '../../../app/App.tsx';
import { DetailPage } from '../../../components/details/DetailPage.tsx';
import { DetailText } from '../../../components/details/DetailText.tsx';
import { Faqs } from '../../../components/details/Faqs.tsx';
import { SidePanel } from '../../../components/details/SidePanel.tsx';
import { ShopAside } from '../../../features/clickout/ShopAside.tsx';
import { paths } from '../../../lib/paths.ts';
import { cardReward } from './cardReward.ts';

/** Everything about one credit card, and Apply Now. */
export function CreditCardDetails({ card }: { card: CreditCard }) {
  const facts = toCardFacts(card);
  return (
    <DetailPage
      trail={[{ href: paths.creditCards, label: 'Credit Cards' }]}
      current={card.heading}
      head={<CardHeader title={card.heading} text={card.subHeading} imageUrl={card.imageUrl} />}
      aside={<CardActions card={card} />}
      facts={
        facts.length > 0 && (
          <>
            <SectionHeading title="Fees and score" variant="block" />
            <FactList facts={facts} />
          </>
        )
      }
      terms={
        card.termsAndConditions.length > 0 && (
          <SidePanel title="Terms">
            <TermsList items={card.termsAndConditions} />
          </SidePanel>
        )
      }
    >
      <DetailText title="About this card" html={card.description} />
      <DetailText title="Welcome offer" html={card.welcomeOffer} />
      <DetailText title="Eligibility" html={card.eligibility} />
      <Faqs items={card.faqs} />
    </DetailPage>
  );
}

const COMPLETE = 'Complete the application in the window that opens. Cashback is recorded for that visit.';
const BY_CLAIM =
  'This bank reports new cards by claim. Apply first, then claim your cashback with the application number.';

/** Apply Now, and Claim Cashback where the card is offline. */
function CardActions({ card }: { card: CreditCard }) {
  const { productName } = useApp().site;
  return (
    <ShopAside
      target={{
        id: card.id,
        source: 'CREDIT_CARD',
        name: card.from,
        logo: card.imageUrl,
        link: card.redirectUrl || card.baseUrl,
      }}
      text="Apply Now"
      caption={`Apply through ${productName} and earn`}
      reward={cardReward(card)}
      isOffline={card.isOffline}
      note={card.isOffline ? BY_CLAIM : COMPLETE}
    />
  );
}

/** Fees and score of a card by their names; what is not known is left out. */
function toCardFacts(card: Pick<CreditCard, 'annualFees' | 'joiningFees' | 'recommendedCreditScore'>) {
  return [
    { label: 'Annual fee', value: card.annualFees },
    { label: 'Joining fee', value: card.joiningFees },
    { label: 'Recommended credit score', value: card.recommendedCreditScore },
  ].filter(({ value }) => value !== '');
}
