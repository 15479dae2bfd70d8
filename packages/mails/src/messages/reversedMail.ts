import { stageWords } from '@potli/api/contract/moneyStages';
import type { Message } from '../Message.ts';
import { rupees } from '../rupees.ts';
import { factsOf, type OrderNews, orderNote, seeOrder, whichOrder } from './OrderNews.ts';

interface ReversedNews extends OrderNews {
  /** In plain words. */
  reason: string;
  /** The part that had been sent to the bank: later cashback repays it. */
  debt: number;
}

/** The mail about approved cashback that the shop took back. */
export const reversedMail = (news: ReversedNews): Message => ({
  subject: `${rupees(news.cashback)} was taken back: the shop reversed ${whichOrder(news)}`,
  preview: news.reason,
  name: news.name,
  blocks: [
    { kind: 'amount', label: stageWords.declined, rupees: news.cashback, tone: 'danger' },
    { kind: 'text', text: `The shop had confirmed ${whichOrder(news)}, and now took that back.` },
    { kind: 'text', text: news.reason },
    { kind: 'text', text: news.debt > 0 ? owed(news.debt) : 'It is no longer in your wallet. There is nothing to do.' },
    factsOf(news),
    seeOrder(news),
  ],
  footnote: orderNote,
});

const owed = (debt: number) =>
  `${rupees(debt)} of it was on its way to your bank or had arrived. Nothing is taken from your bank account: your next approved cashback repays it.`;
