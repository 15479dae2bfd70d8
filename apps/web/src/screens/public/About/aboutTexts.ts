import { REFERRAL_PERCENT, SUPPORT_HOURS } from '@potli/api/contract/policy';
import { percentOf } from '@potli/api/units/percent';
import { formatRupees } from '@potli/ui/format/formatRupees';
import {
  HandCoins,
  type IconNode,
  Landmark,
  MessageCircleQuestionMark,
  MessagesSquare,
  ReceiptIndianRupee,
  Share2,
} from 'lucide';

export const describeAbout = (productName: string) =>
  `${productName} is where online shoppers in India start, whatever they buy: cashback, deals, coupons, credit cards and gift cards in one place, and the money in your bank.`;

export interface PromiseText {
  icon: IconNode;
  title: string;
  text: string;
}

export const promises: readonly PromiseText[] = [
  {
    icon: HandCoins,
    title: 'Refer once, earn for life',
    text: `Invite friends and earn ${REFERRAL_PERCENT}% of their cashback for life. When a friend earns ₹5,000, you earn ${formatRupees(percentOf(5_000, REFERRAL_PERCENT))}. There is no limit, and you do not need to shop yourself.`,
  },
  {
    icon: Share2,
    title: 'Links that earn',
    text: 'Make your own link to a store or credit card and share it. When friends shop through it, the cashback is yours.',
  },
  {
    icon: Landmark,
    title: 'Paid to your bank, automatically',
    text: 'Every approved rupee is sent to your bank account automatically. There is no minimum and no fee.',
  },
  {
    icon: MessageCircleQuestionMark,
    title: 'A reason for every decline',
    text: 'Where a store declines an order, the page of the order says why in plain words, and leads to a claim. Nothing disappears without a reason.',
  },
  {
    icon: ReceiptIndianRupee,
    title: 'A signed receipt for every click',
    text: 'Each click has a receipt with the rate you were promised, signed by us. Anybody can check it, also without us.',
  },
  {
    icon: MessagesSquare,
    title: 'Support, 7 days a week',
    text: `We read every message, on Sundays and holidays too, and reply within ${SUPPORT_HOURS} hours.`,
  },
];

export const steps: readonly string[] = [
  'Log in, choose a store and leave through our button. The click shows in My Clicks at once.',
  'Shop as usual. The store tells us about your order, and it shows under Cashback in Pending.',
  'When the return period is over, the amount moves to Approved.',
  'We pay it to your bank account. It then shows under Sent To User.',
];
