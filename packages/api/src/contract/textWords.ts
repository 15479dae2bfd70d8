import { count, countInWords } from '../units/duration.ts';
import { percentOf } from '../units/percent.ts';
import { fillWords, WORD } from './fillWords.ts';
import { forfeitSpan } from './forfeitSpan.ts';
import { holdRange } from './holdRange.ts';
import {
  FIRST_WARNING_MONTHS,
  GIFT_CARD_COMPLAINT_DAYS,
  GRIEVANCE_HOURS,
  LAST_WARNING_DAYS,
  MAX_DISPUTE_FILES,
  MIN_AGE_YEARS,
  PRIVACY_NOTICE_DAYS,
  REFERRAL_PERCENT,
  REFUND_BUSINESS_DAYS,
  SECOND_WARNING_MONTHS,
  SUPPORT_HOURS,
} from './policy.ts';

/** What `{name}` in a question's answer or in a text is replaced by: a number of the rules, as a sentence has it. */
const policyWords: Readonly<Record<string, string>> = {
  minAge: String(MIN_AGE_YEARS),
  claimFiles: countInWords(MAX_DISPUTE_FILES, 'file'),
  forfeitAfter: forfeitSpan(),
  firstWarning: countInWords(FIRST_WARNING_MONTHS, 'month'),
  secondWarning: countInWords(SECOND_WARNING_MONTHS, 'month'),
  lastWarning: countInWords(LAST_WARNING_DAYS, 'day'),
  referralPercent: `${REFERRAL_PERCENT}%`,
  referralOf5000: `₹${percentOf(5_000, REFERRAL_PERCENT).toLocaleString('en-IN')}`,
  payoutHold: holdRange(),
  supportHours: count(SUPPORT_HOURS, 'hour'),
  grievanceHours: count(GRIEVANCE_HOURS, 'hour'),
  refundDays: `${REFUND_BUSINESS_DAYS} business days`,
  complaintDays: count(GIFT_CARD_COMPLAINT_DAYS, 'day'),
  privacyNotice: count(PRIVACY_NOTICE_DAYS, 'day'),
};

/** A text with the numbers of the rules (docs/product/admin-catalogue.md#texts). */
export const fillPolicyWords = (text: string): string => fillWords(text, policyWords);

/** Names in a text that stand for nothing: visitors would read the braces. @param more names beside the numbers of the rules */
export function unknownWords(text: string, more: readonly string[] = []): string[] {
  const names = [...text.matchAll(WORD)].map(([, name]) => name as string);
  return names.filter((name) => !Object.hasOwn(policyWords, name) && !more.includes(name));
}

/** The names of numbers, for those who write texts. */
export const policyWordNames: readonly string[] = Object.keys(policyWords);
