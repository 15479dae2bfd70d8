import { stageWords } from '@potli/api/contract/moneyStages';
import { formatDate } from '@potli/ui/format/formatDateTime';
import type { Message } from '../Message.ts';
import { rupees } from '../rupees.ts';
import { factsOf, type OrderNews, orderNote, seeOrder, whichOrder } from './OrderNews.ts';

interface TrackedNews extends OrderNews {
  /** Goods can be returned until then. */
  returnPeriodEnd: Date;
  /** The shop has confirmed it already, and the cashback waits for the money of the network. */
  waitsForMoney: boolean;
}

/** The mail about an order that a shop reported. */
export const trackedMail = (news: TrackedNews): Message => ({
  subject: `${rupees(news.cashback)} is in ${stageWords.pending}: ${whichOrder(news)} was reported`,
  preview: `It waits for the decision of the ${news.isCard ? 'bank' : 'shop'}.`,
  name: news.name,
  blocks: [
    { kind: 'amount', label: stageWords.pending, rupees: news.cashback, tone: 'pending' },
    {
      kind: 'text',
      text: `Good news: ${whichOrder(news)} was reported to us, and your cashback is in ${stageWords.pending}.`,
    },
    { kind: 'text', text: news.waitsForMoney ? WAITS : whatIsNext(news) },
    factsOf(news, news.waitsForMoney ? [] : [[news.isCard ? 'Decision after' : 'Returns until', dayOf(news)]]),
    seeOrder(news),
  ],
  footnote: orderNote,
});

const dayOf = ({ returnPeriodEnd }: TrackedNews) => formatDate(returnPeriodEnd.toISOString(), 'N/A');

const WAITS =
  'What happens next: the shop has confirmed it already. As soon as its money is here, we write to you again.';

const whatIsNext = ({ isCard }: OrderNews) =>
  isCard
    ? 'What happens next: the bank looks at your application and how the card is used, and then decides. We write to you again when it has.'
    : 'What happens next: the shop waits until goods can no longer be returned, and then decides. We write to you again when it has.';
