import type { CreditCard } from '@potli/api/contract/creditCards';
import { formatRupees } from '@potli/ui/format/formatRupees';

/** What a card earns, "₹1,250 Cashback"; the word alone where the amount is not known. */
export function cardReward({ cashback }: Pick<CreditCard, 'cashback'>): string {
  if (cashback?.amount)
    return `${formatRupees(cashback.amount, Number.isInteger(cashback.amount) ? 'whole' : 'paise')} Cashback`;
  return cashback?.percent ? `${cashback.percent}% Cashback` : 'Cashback';
}
