import { stageWords } from '@potli/api/contract/moneyStages';
import type { Block, Message, Shop } from '../Message.ts';
import { rupees } from '../rupees.ts';
import { factsOf, type OrderNews, orderNote, seeOrder, whichOrder } from './OrderNews.ts';

interface ApprovedNews extends OrderNews {
  /** The part that repays cashback which was taken back after it had been sent. */
  repaid: number;
  /** What payouts still need of the member. */
  missing: 'bank account' | 'verified e-mail' | null;
}

/** The mail about cashback that is the member's. */
export const approvedMail = (news: ApprovedNews, shop: Shop): Message => ({
  subject: `${rupees(news.cashback)} is yours: ${whichOrder(news)} was confirmed`,
  preview: 'Your cashback is approved.',
  name: news.name,
  blocks: [
    { kind: 'amount', label: stageWords.approved, rupees: news.cashback, tone: 'money' },
    { kind: 'text', text: `${sentence(whichOrder(news))} was confirmed, and the cashback is yours.` },
    ...repayment(news),
    { kind: 'text', text: NEXT[news.missing ?? 'nothing'] },
    factsOf(news),
    news.missing === 'bank account'
      ? {
          kind: 'button',
          label: 'Add your bank account or UPI ID',
          href: `${shop.siteUrl}/user_dashboard/bank_account`,
        }
      : seeOrder(news),
  ],
  footnote: orderNote,
});

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const NEXT = {
  nothing: 'What happens next: it goes to your bank account by itself. There is no minimum.',
  'bank account':
    'What happens next: tell us your bank account or UPI ID, and it goes there by itself. There is no minimum.',
  'verified e-mail':
    'What happens next: verify your e-mail with the link in your dashboard, and we send it to your bank account. There is no minimum.',
} as const;

const repayment = ({ cashback, repaid }: ApprovedNews): Block[] =>
  repaid > 0
    ? [
        {
          kind: 'text',
          text: `${rupees(repaid)} of it repays cashback that a shop took back after we had sent it. The other ${rupees(cashback - repaid)} is in ${stageWords.approved}.`,
        },
      ]
    : [];
