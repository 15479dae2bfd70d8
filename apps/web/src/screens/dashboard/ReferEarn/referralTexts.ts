import { REFERRAL_PERCENT } from '@potli/api/contract/policy';
import { percentOf } from '@potli/api/units/percent';
import { formatRupees } from '@potli/ui/format/formatRupees';
/** The text that is sent with a code (docs/product/referrals.md#code). */
export function inviteText(productName: string, code: string): string {
  return `Join me on ${productName} and save money while you shop! Here's my refer code ${code} - enter while registering to get exciting rewards!`;
}

/** From the code to the money, in six steps. */
export function howItWorks(productName: string): readonly string[] {
  return [
    'Copy your referral code, or send it from here with a message.',
    `Your friend opens ${productName} and signs up.`,
    'They enter your code while registering.',
    'They shop as usual and keep all of their own cashback.',
    `Each time their cashback is approved, ${REFERRAL_PERCENT}% of it is added to yours: ${formatRupees(percentOf(5_000, REFERRAL_PERCENT))} when they earn ₹5,000.`,
    'It is sent to your bank automatically, for life and without a limit.',
  ];
}
