import type { CreditCard } from '@potli/api/contract/creditCards';
import type { Thing, ToUrl } from './Thing.ts';

/** A credit card with what it costs. */
export function creditCardThing(card: CreditCard, toUrl: ToUrl): Thing {
  return {
    '@type': 'CreditCard',
    name: card.heading,
    description: card.subHeading,
    url: toUrl(`/creditcards_details/${card.urlSlug}`),
    image: toUrl(card.imageUrl),
    provider: { '@type': 'BankOrCreditUnion', name: card.from },
    feesAndCommissionsSpecification: `Joining fee: ${card.joiningFees}. Annual fee: ${card.annualFees}.`,
  };
}
