import { stageWords } from '@potli/api/contract/moneyStages';
import type { Message } from '../Message.ts';
import { rupees } from '../rupees.ts';
import { factsOf, type OrderNews, orderNote, seeOrder, whichOrder } from './OrderNews.ts';

interface DeclinedNews extends OrderNews {
  /** In plain words. */
  reason: string;
  /** The shop approved it, but the network that pays for it does not. */
  isUnpaid?: boolean;
}

const askAgain = {
  kind: 'text',
  text: 'Do you think that is wrong? Open Claim Cashback in your dashboard and send us your bill. We ask the shop then.',
} as const;

/** The mail about an order that the shop declined, or whose network does not pay. */
export const declinedMail = (news: DeclinedNews): Message => ({
  subject: `No cashback this time: ${whichOrder(news)} was ${news.isUnpaid ? 'not paid to us' : 'declined'}`,
  preview: news.reason,
  name: news.name,
  blocks: [
    { kind: 'amount', label: stageWords.declined, rupees: news.cashback, tone: 'danger' },
    { kind: 'text', text: `We are sorry: ${rupees(news.cashback)} for ${whichOrder(news)} will not come.` },
    { kind: 'text', text: news.reason },
    ...(news.isUnpaid ? [] : [askAgain]),
    factsOf(news),
    seeOrder(news),
  ],
  footnote: orderNote,
});
