import { REFERRAL_PERCENT } from '@potli/api/contract/policy';
import { percentOfPaise } from '@potli/api/units/percent';
/** The cashback rate of a click. */
export interface CashbackRate {
  cashbackBasisPoints: number;
  /** Fixed cashback; 0 where the percentage is used. */
  cashbackPaise: bigint;
}

/** The cashback of a sale, in paise; never rounded up. */
export function cashbackOf(salePaise: bigint, { cashbackBasisPoints, cashbackPaise }: CashbackRate): bigint {
  return cashbackPaise > 0n ? cashbackPaise : (salePaise * BigInt(cashbackBasisPoints)) / 10_000n;
}

/** What the referrer earns with a friend's approved cashback, in paise. */
export const referralShareOf = (cashbackPaise: bigint): bigint => percentOfPaise(cashbackPaise, REFERRAL_PERCENT);
