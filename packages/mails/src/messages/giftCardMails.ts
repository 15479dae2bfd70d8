import { REFUND_BUSINESS_DAYS } from '@potli/api/contract/policy';
import type { Message, Shop } from '../Message.ts';
import { rupees } from '../rupees.ts';

/** An order of gift cards. Amounts in rupees. */
interface GiftCardOrderNews {
  /** Of the buyer; may be empty. */
  name: string;
  orderId: string;
  brandName: string;
  /** Of one card. */
  denomination: number;
  count: number;
  paid: number;
  /** Order History. */
  ordersUrl: string;
}

const footnote = 'You get this mail because you bought a gift card.';

const factsOf = ({ orderId, brandName, denomination, count: cards }: GiftCardOrderNews) =>
  [
    ['Gift card', brandName],
    ['Cards', `${cards} × ${rupees(denomination)}`],
    ['Order Id', orderId],
  ] as const;

/**
 * The vouchers are in Order History. No number and no PIN is in the mail: whoever reads it could spend them.
 *
 * @param receiver of a gift; null where the buyer keeps the cards
 */
export const giftCardsDeliveredMail = (
  { receiver, ...news }: GiftCardOrderNews & { receiver: string | null },
  { productName }: Pick<Shop, 'productName'>,
): Message => ({
  subject: receiver === null ? `Your ${news.brandName} gift card is here` : `Your gift for ${receiver} is paid`,
  preview: receiver === null ? 'Number and PIN are in Order History.' : 'It goes to them by mail.',
  name: news.name,
  blocks: [
    {
      kind: 'text',
      text:
        receiver === null
          ? `Number and PIN are in Order History at ${productName}. We do not mail them.`
          : `${receiver} gets a mail with a link that opens the gift once. You see in Order History when that is done.`,
    },
    { kind: 'amount', label: 'You paid', rupees: news.paid, tone: 'money' },
    { kind: 'facts', rows: factsOf(news) },
    { kind: 'button', label: 'Open Order History', href: news.ordersUrl },
  ],
  footnote,
});

/** Why a paid order is not delivered. */
const refundCauses = {
  SOLD_OUT: (brandName: string) => `the last ${brandName} gift card of this value was sold while you paid.`,
  NOT_ISSUED: (brandName: string) => `the issuer of ${brandName} gift cards has not given us yours.`,
  OTHER_AMOUNT: () => 'the amount that reached us is not that of your order, so we could not deliver it.',
};

/** The money goes back, because it brought no voucher. */
export const giftCardsRefundMail = ({
  why,
  ...news
}: GiftCardOrderNews & { why: keyof typeof refundCauses }): Message => ({
  subject: `Your money for the ${news.brandName} gift card goes back`,
  preview: `${rupees(news.paid)} goes back to where you paid from.`,
  name: news.name,
  blocks: [
    {
      kind: 'text',
      text: `We are sorry: ${refundCauses[why](news.brandName)} All of your money goes back to where you paid from. Banks take up to ${REFUND_BUSINESS_DAYS} business days.`,
    },
    { kind: 'amount', label: 'Goes back to you', rupees: news.paid, tone: 'pending' },
    { kind: 'facts', rows: factsOf(news) },
    { kind: 'button', label: 'See your order', href: news.ordersUrl },
  ],
  footnote,
});

/** The bank of the buyer has returned a refund. */
export const giftCardsRefundReversedMail = (news: GiftCardOrderNews): Message => ({
  subject: `Your refund for the ${news.brandName} gift card did not arrive`,
  preview: `${rupees(news.paid)} came back, and is sent again.`,
  name: news.name,
  blocks: [
    {
      kind: 'text',
      text: 'We sent your money back to where you paid from, and it has been returned. We send it again. If the card or the account that you paid with is closed, please write to us: then we send it another way.',
    },
    { kind: 'amount', label: 'Goes back to you', rupees: news.paid, tone: 'pending' },
    { kind: 'facts', rows: factsOf(news) },
    { kind: 'button', label: 'See your order', href: news.ordersUrl },
  ],
  footnote,
});

/**
 * The shop has sent the money itself, because the payment provider could not.
 *
 * @param repaid rupees that it sent; the provider has sent the rest of what was paid
 * @param reference of the transfer, by which the buyer's bank finds it
 */
export const giftCardsRepaidMail = ({
  repaid,
  reference,
  ...news
}: GiftCardOrderNews & { repaid: number; reference: string }): Message => ({
  subject: `We sent you the money for the ${news.brandName} gift card`,
  preview: `${rupees(repaid)}, with the reference ${reference}.`,
  name: news.name,
  blocks: [
    {
      kind: 'text',
      text: 'Your money could not go back to where you paid from, so we sent it to you ourselves. Your bank finds it by the reference.',
    },
    { kind: 'amount', label: 'Sent to you', rupees: repaid, tone: 'money' },
    { kind: 'facts', rows: [['Reference', reference], ...factsOf(news)] },
    { kind: 'button', label: 'See your order', href: news.ordersUrl },
  ],
  footnote,
});

/** A gift, for somebody who may never have heard of the shop. */
interface GiftNews {
  receiver: string;
  /** May be empty. */
  sender: string;
  brandName: string;
  /** Rupees on one card. */
  denomination: number;
  count: number;
  /** May be empty. */
  message: string;
  /** Opens the gift, once. */
  link: string;
}

export const giftMail = (
  { receiver, sender, brandName, denomination, count: cards, message, link }: GiftNews,
  { productName }: Pick<Shop, 'productName'>,
): Message => ({
  subject: sender === '' ? `A ${brandName} gift card for you` : `${sender} sends you a ${brandName} gift card`,
  preview: message || 'Open it with the link in this mail.',
  name: receiver,
  blocks: [
    ...(message === '' ? [] : [{ kind: 'text', text: `“${message}”` } as const]),
    {
      kind: 'facts',
      rows: [
        ['Gift card', brandName],
        ['Cards', `${cards} × ${rupees(denomination)}`],
        ...(sender === '' ? [] : [['From', sender] as const]),
      ],
    },
    { kind: 'button', label: 'Open your gift', href: link },
    {
      kind: 'text',
      text: 'The link shows number and PIN once: write them down. Do not pass the link on: whoever opens it first has the gift.',
    },
  ],
  footnote: `You get this mail because somebody bought you a gift at ${productName}. You need no account.`,
});
