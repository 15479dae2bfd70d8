import { accountWords, stageWords } from '@potli/api/contract/moneyStages';
import { sumRupees } from '@potli/api/units/money';
import type { Block, Message } from '../Message.ts';
import { rupees } from '../rupees.ts';

/** News about a payout of the member. Amounts in rupees. */
export interface PayoutNews {
  /** Of the member; may be empty. */
  name: string;
  /** What the bank got, or was to get. */
  amount: number;
  /** Tax that was withheld from what was approved, and is not in the amount. */
  withheld: number;
  /** Where it goes: "bank account", "UPI ID". */
  target: string;
  /** The page that shows what the payout is made of. */
  payoutUrl: string;
}

const footnote = 'You get this mail because your cashback is sent to you.';

const withheldTax = ({ withheld }: PayoutNews): readonly Block[] =>
  withheld > 0 ? [{ kind: 'facts', rows: [['Tax withheld', rupees(withheld)]] }] : [];

const seePayout = ({ payoutUrl }: PayoutNews): Block => ({ kind: 'button', label: 'See this payout', href: payoutUrl });

/** The mail about money that is set aside and on its way, if it has not arrived soon. */
export const payoutStartedMail = (news: PayoutNews): Message => ({
  subject: `${rupees(news.amount)} is on its way to your ${news.target}`,
  preview: 'There is nothing for you to do.',
  name: news.name,
  blocks: [
    { kind: 'amount', label: accountWords.HELD, rupees: news.amount, tone: 'pending' },
    {
      kind: 'text',
      text: `All your approved cashback${news.withheld > 0 ? ', less tax,' : ''} is on its way to your ${news.target}.`,
    },
    ...withheldTax(news),
    { kind: 'text', text: 'What happens next: we tell you when it was sent. There is nothing for you to do.' },
    seePayout(news),
  ],
  footnote,
});

/** The mail about money that was sent. @param utr the reference by which a bank finds the transfer */
export const payoutSentMail = (news: PayoutNews & { utr: string }): Message => ({
  subject: `${rupees(news.amount)} was sent to your ${news.target}`,
  preview: `UTR ${news.utr}`,
  name: news.name,
  blocks: [
    { kind: 'amount', label: stageWords.sent, rupees: news.amount, tone: 'money' },
    {
      kind: 'text',
      text: 'Most banks show it within hours. If you do not see it after two working days, ask your bank and give it the UTR below.',
    },
    { kind: 'facts', rows: [['UTR', news.utr]] },
    ...withheldTax(news),
    seePayout(news),
  ],
  footnote,
});

interface UnpaidNews extends PayoutNews {
  /** `returned`: it had been sent before. */
  event: 'failed' | 'returned';
  /** In plain words. */
  reason: string;
  /** The part, of amount and tax, that repaid cashback which a shop took back meanwhile. */
  repaid: number;
  toDo: 'CHECK_BANK_DETAILS' | 'WAIT' | 'CONTACT_US';
}

/** The mail about money that could not be sent, or that came back. */
export const payoutFailedMail = (news: UnpaidNews, { siteUrl }: { siteUrl: string }): Message => {
  const { amount, event, reason, target, toDo } = news;
  const step = NEXT[toDo];
  return {
    subject:
      event === 'failed'
        ? `${rupees(amount)} could not be sent to your ${target}`
        : `Your bank returned ${rupees(amount)}`,
    preview: 'Your money is safe.',
    name: news.name,
    blocks: [
      { kind: 'amount', label: event === 'failed' ? 'Not sent' : 'Returned', rupees: amount, tone: 'danger' },
      { kind: 'text', text: reason },
      ...withheldTax(news),
      { kind: 'text', text: whereItIs(news) },
      { kind: 'text', text: step.text },
      step.path === null ? seePayout(news) : { kind: 'button', label: step.label, href: `${siteUrl}${step.path}` },
    ],
    footnote,
  };
};

function whereItIs({ amount, withheld, repaid }: UnpaidNews): string {
  const back = sumRupees([amount, withheld]);
  const tax = withheld > 0 ? `With the tax, ${rupees(back)} came back to you.` : '';
  if (repaid <= 0) return ['Nothing is lost: it is back in Approved.', tax].filter(Boolean).join(' ');
  const part = `${rupees(repaid)} of it repaid cashback that a shop had taken back.`;
  const rest = repaid < back ? `The other ${rupees(back - repaid)} is back in Approved.` : '';
  return [tax, part, rest].filter(Boolean).join(' ');
}

const NEXT = {
  CHECK_BANK_DETAILS: {
    text: 'What to do: check your bank details and correct them. Then we send it again by itself.',
    label: 'Check your bank details',
    path: '/user_dashboard/bank_account',
  },
  WAIT: { text: 'There is nothing for you to do: we send it again by itself.', path: null },
  CONTACT_US: { text: 'What to do: write to us, and we look at it together.', label: 'Contact us', path: '/contact' },
} as const;
