import type { CreditCard } from '@potli/api/contract/creditCards';
import { CardHead } from '@potli/ui/commerce/CardHead/CardHead';
import { FactList } from '@potli/ui/commerce/FactList/FactList';
import { SectionHeading } from '@potli/ui/commerce/SectionHeading/SectionHeading';
import { TermsList } from '@potli/ui/commerce/TermsList/TermsList';
import { DetailPage } from '../../../components/details/DetailPage.tsx';
import { DetailText } from '../../../components/details/DetailText.tsx';
import { Faqs } from '../../../components/details/Faqs.tsx';
import { SidePanel } from '../../../components/details/SidePanel.tsx';
import { CardActions } from './CardActions.tsx';
import { toCardFacts } from './toCardFacts.ts';

/** Everything about one credit card, and the way to apply. */
export function CreditCardDetails({ card }: { card: CreditCard }) {
  const facts = toCardFacts(card);
  return (
    <DetailPage
      trail={[{ href: '/credit_cards', label: 'Credit Cards' }]}
      current={card.heading}
      head={<CardHead title={card.heading} text={card.subHeading} imageUrl={card.imageUrl} />}
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
