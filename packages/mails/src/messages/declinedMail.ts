import type { Message } from '../Message.ts';
import { rupees } from '../rupees.ts';
import { factsOf, type OrderNews, orderNote, seeOrder, whichOrder } from './OrderNews.ts';

interface DeclinedNews extends OrderNews {
  /** In plain words. */
  reason: string;
}

/** The mail about an order that the shop declined. */
export const declinedMail = (news: DeclinedNews): Message => ({
  subject: `No cashback this time: ${whichOrder(news)} was declined`,
  preview: news.reason,
  name: news.name,
  blocks: [
    { kind: 'amount', label: 'Declined', rupees: news.cashback, tone: 'danger' },
    { kind: 'text', text: `We are sorry: ${rupees(news.cashback)} for ${whichOrder(news)} will not come.` },
    { kind: 'text', text: news.reason },
    {
      kind: 'text',
      text: 'Do you think that is wrong? Open Claim Cashback in your dashboard and send us your bill. We ask the shop then.',
    },
    factsOf(news),
    seeOrder(news),
  ],
  footnote: orderNote,
});
