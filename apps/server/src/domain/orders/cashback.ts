/** What a click promised. */
export interface CashbackRate {
  cashbackBasisPoints: number;
  /** Fixed paise instead of a share of the sale, where above 0. */
  cashbackPaise: bigint;
}

/** For life (docs/product/money.md#referral-share). */
export const REFERRAL_PERCENT = 5n;

/** The cashback of a sale, in paise; never rounded up. */
export function cashbackOf(salePaise: bigint, { cashbackBasisPoints, cashbackPaise }: CashbackRate): bigint {
  return cashbackPaise > 0n ? cashbackPaise : (salePaise * BigInt(cashbackBasisPoints)) / 10_000n;
}

/** What the referrer earns with a friend's approved cashback, in paise. */
export const referralShareOf = (cashbackPaise: bigint): bigint => (cashbackPaise * REFERRAL_PERCENT) / 100n;
