import { formatDate } from '@potli/ui/format/formatDateTime';
import type { Block, Message } from '../Message.ts';
import { rupees } from '../rupees.ts';

/** What became of a claim. `LOOKED_AT_AGAIN`: a hold is over. `ARRIVED`: the shop reported the order after all. */
type ClaimStep = 'SENT_TO_STORE' | 'ON_HOLD' | 'NEED_INFO' | 'APPROVED' | 'REJECTED' | 'LOOKED_AT_AGAIN' | 'ARRIVED';

/** News about a claim of the member. */
export interface ClaimNews {
  /** Of the member; may be empty. */
  name: string;
  step: ClaimStep;
  ticketNumber: string;
  /** Store, card or deal; null where it left the catalogue. */
  itemName: string | null;
  storeOrderId: string;
  /** Rupees. */
  orderAmount: number;
  /** What the shop wrote; null where it wrote nothing. */
  words: string | null;
  /** Of a claim on hold. */
  heldUntil: Date | null;
  /** The page with the claims. */
  claimsUrl: string;
}

const steps: Record<ClaimStep, { subject: (ticket: string) => string; text: (news: ClaimNews) => string }> = {
  SENT_TO_STORE: {
    subject: (ticket) => `We asked the store about your claim ${ticket}`,
    text: () => 'We sent your claim to the store. When it answers, we write to you.',
  },
  ON_HOLD: {
    subject: (ticket) => `Your claim ${ticket} waits for the store`,
    text: ({ heldUntil }) =>
      `The store may still report your order by itself, so we wait for it. On ${formatDate(heldUntil?.toISOString() ?? null, 'N/A')} we look at your claim again.`,
  },
  NEED_INFO: {
    subject: (ticket) => `We need something more for your claim ${ticket}`,
    text: () => 'We have a question. Open your claim and answer there, with a file if you have one.',
  },
  APPROVED: {
    subject: (ticket) => `Your claim ${ticket} is approved`,
    text: () => 'We approved your claim. Your cashback is in My Orders.',
  },
  REJECTED: {
    subject: (ticket) => `Your claim ${ticket} was declined`,
    text: () => 'We are sorry: there is no cashback for this claim.',
  },
  LOOKED_AT_AGAIN: {
    subject: (ticket) => `We are looking at your claim ${ticket} again`,
    text: () => 'The wait for the store is over. We are looking at your claim now.',
  },
  ARRIVED: {
    subject: (ticket) => `Your order has arrived: claim ${ticket} is approved`,
    text: () => 'The store reported your order. You see it in My Orders, and there is nothing more to do.',
  },
};

/** The mail about an answer to a claim. */
export function claimMail(news: ClaimNews): Message {
  const { name, step, ticketNumber, itemName, storeOrderId, orderAmount, words, claimsUrl } = news;
  const { subject, text } = steps[step];
  const said: Block[] = words === null ? [] : [{ kind: 'text', text: `Our answer: ${words}` }];
  return {
    subject: subject(ticketNumber),
    preview: words ?? text(news),
    name,
    blocks: [
      { kind: 'text', text: text(news) },
      ...said,
      {
        kind: 'facts',
        rows: [
          ['Claim', ticketNumber],
          ...(itemName === null ? [] : [['Shop', itemName] as const]),
          ['Order ID', storeOrderId],
          ['Order amount', rupees(orderAmount)],
        ],
      },
      { kind: 'button', label: step === 'NEED_INFO' ? 'Answer' : 'See your claim', href: claimsUrl },
    ],
    footnote: 'You get this mail because you made a claim.',
  };
}
