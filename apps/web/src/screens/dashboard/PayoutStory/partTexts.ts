import type { PayoutPart } from '@potli/api/contract/payouts';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { pluralize } from '../../../lib/pluralize.ts';

interface PartText {
  title: string;
  note?: string;
}

/** Tax is taken off what all others brought. */
export const isEarned = ({ kind }: PayoutPart): boolean => kind !== 'TAX_WITHHELD';

/** What a part of a payout is, in words. */
export function partText({ kind, storeName, amount, before, count }: PayoutPart): PartText {
  const isOrder = kind === 'ORDER' || kind === 'SHARE_LINK';
  if (!isOrder) {
    if (kind === 'TAX_WITHHELD') return { title: 'Tax withheld' };
    if (kind !== 'REFERRAL') return { title: kind };
    return { title: "Your share of friends' cashback", note: pluralize(count, 'order') };
  }
  const title = `${kind === 'SHARE_LINK' ? 'Your share link: order' : 'Order'} at ${storeName ?? 'a shop'}`;
  if (amount < 0) return { title, note: 'The shop took it back after you had it.' };
  const had = formatRupees(before, 'paise');
  return before > 0 ? { title, note: `The shop corrected it. It had brought ${had} before.` } : { title };
}

/** "₹1,234.50", "−₹20.00". The word joiner keeps the sign on the line of its amount. */
export const signedRupees = (rupees: number): string =>
  `${rupees < 0 ? '−\u2060' : ''}${formatRupees(Math.abs(rupees), 'paise')}`;
