import { toRupees } from '@potli/api/units/money';
import { type IncomeKind, incomeKinds, type MonthIncome } from './readIncome.ts';

/** Rupees by the kind of income, and all together. */
export interface Income {
  ownOrders: number;
  sharedLinks: number;
  referrals: number;
  total: number;
}

export function toIncome(rows: readonly Pick<MonthIncome, 'kind' | 'paise'>[]): Income {
  const sumOf = (kinds: readonly IncomeKind[]) =>
    toRupees(rows.reduce((sum, { kind, paise }) => (kinds.includes(kind) ? sum + paise : sum), 0n));
  return {
    ownOrders: sumOf(['OWN']),
    sharedLinks: sumOf(['SHARE_LINK']),
    referrals: sumOf(['REFERRAL']),
    total: sumOf(incomeKinds),
  };
}
