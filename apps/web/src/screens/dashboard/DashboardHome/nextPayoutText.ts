import type { NextPayout } from '@potli/api/contract/wallet';
import { formatDate } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { paths } from '../../../lib/paths.ts';

interface PayoutSentence {
  text: string;
  /** Where the member can do what it waits for. */
  action?: { label: string; href: string };
}

/**
 * When approved money comes, or what it waits for (docs/product/money.md#payouts).
 * @param nowMs the current time; a date that has passed is not promised
 */
export function nextPayoutText({ amount, waitsFor, expectedBy, orderId }: NextPayout, nowMs: number): PayoutSentence {
  const money = formatRupees(amount, 'paise');
  const by = expectedBy && Date.parse(expectedBy) > nowMs ? formatDate(expectedBy, '') : undefined;
  switch (waitsFor) {
    case 'ACCOUNT':
      return {
        text: `${money} waits for a bank account that we can send it to.`,
        action: { label: 'Add your bank account', href: memberPaths.bankAccount },
      };
    case 'EMAIL':
      return { text: `${money} waits until you have verified your e-mail.` };
    case 'DECISION':
      return {
        text: `Nothing is approved now. Of what is Pending, ${money} is decided first${by ? `, by ${by}` : ''}.`,
        action: orderId
          ? { label: 'See that order', href: memberPaths.order(orderId) }
          : { label: 'See your orders', href: memberPaths.orders },
      };
    case 'MORE_MONEY':
      return { text: `${money} is less than our bank sends. It goes out together with your next cashback.` };
    case 'BANK':
      return { text: `${money} is with the bank, which has not said yet whether it arrived. We are asking.` };
    case 'SHOP':
      return {
        text: `${money} waits, because nobody is paid at the moment. Nothing is lost.`,
        action: { label: 'Write to us', href: paths.contact },
      };
    case 'HOLD':
      return {
        text: `Your bank details are new, so ${money} waits for a while${by ? `. Expected in your bank by ${by}` : ''}.`,
        action: { label: 'See until when', href: memberPaths.bankAccount },
      };
    default:
      return {
        text: by
          ? `${money} is expected in your bank by ${by}.`
          : `${money} is on its way to your bank${expectedBy ? ', and takes longer than expected' : ''}.`,
        action: { label: 'Your payouts', href: memberPaths.payouts },
      };
  }
}
