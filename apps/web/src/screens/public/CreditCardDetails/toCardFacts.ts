import type { CreditCard } from '@potli/api/contract/creditCards';

/** Fees and score of a card by their names; what is not known is left out. */
export function toCardFacts(card: Pick<CreditCard, 'annualFees' | 'joiningFees' | 'recommendedCreditScore'>) {
  return [
    { label: 'Annual fee', value: card.annualFees },
    { label: 'Joining fee', value: card.joiningFees },
    { label: 'Recommended credit score', value: card.recommendedCreditScore },
  ].filter(({ value }) => value !== '');
}
