import type { GiftCardOrder } from '../contract/giftCardOrders.ts';
import {
  GIFT_CARD_MOST_RUPEES,
  GIFT_CARD_PAYMENT_HOURS,
  GIFT_CARD_RUPEES_A_DAY,
  GIFT_CARDS_A_DAY,
  GIFT_CARDS_AN_ORDER,
  GIFT_DATE_DAYS,
  GIFT_MESSAGE_MOST,
} from '../contract/policy.ts';
import { indiaDay } from '../units/india.ts';
import { DAY_MS, HOUR_MS } from '../units/time.ts';
import type { ConformanceCase, ConformanceSender, Known, PolicyNumber } from './ConformanceCase.ts';

interface Wish {
  count?: number;
  denomination?: number;
  /** A card that is sold with the most that one may have on it. */
  dear?: boolean;
  gift?: (known: Known) => object;
}

const buy = (
  number: PolicyNumber,
  name: string,
  [as, status]: [ConformanceSender, number],
  { count = 1, denomination = 1000, dear = false, gift }: Wish,
): ConformanceCase => ({
  name,
  endpoint: 'createGiftCardOrder',
  as,
  status,
  demo: true,
  numbers: [number],
  request: (known) => ({
    body: {
      giftCardId: dear ? known.dearGiftCardId : known.giftCardId,
      denomination,
      count,
      ...(gift && { gift: { name: 'Meera', email: 'meera@potli.example', ...gift(known) } }),
    },
  }),
});

const sendOn =
  (days: number) =>
  ({ nowMs }: Known) => ({ sendOn: indiaDay(new Date(nowMs() + days * DAY_MS)) });
const message = (length: number) => () => ({ message: 'm'.repeat(length) });

/** Orders of so many cards together, none larger than one may be. */
const ordersOf = (cards: number) =>
  Array.from({ length: Math.ceil(cards / GIFT_CARDS_AN_ORDER) }, (_, nth) =>
    Math.min(GIFT_CARDS_AN_ORDER, cards - nth * GIFT_CARDS_AN_ORDER),
  );

const dearest: Wish = { dear: true, denomination: GIFT_CARD_MOST_RUPEES };

/** Limits of the sale of gift cards. The new member buys all cards of a day, and the admin for all money of a day. */
export const giftCardLimitCases: readonly ConformanceCase[] = [
  buy('GIFT_MESSAGE_MOST', 'takes the longest message', ['member', 200], { gift: message(GIFT_MESSAGE_MOST) }),
  buy('GIFT_MESSAGE_MOST', 'refuses a longer one', ['member', 400], { gift: message(GIFT_MESSAGE_MOST + 1) }),
  buy('GIFT_DATE_DAYS', 'takes a gift for the last day', ['member', 200], { gift: sendOn(GIFT_DATE_DAYS) }),
  buy('GIFT_DATE_DAYS', 'refuses one for the day after', ['member', 400], { gift: sendOn(GIFT_DATE_DAYS + 1) }),
  buy('GIFT_CARDS_AN_ORDER', 'refuses more cards than an order may have', ['newMember', 400], {
    count: GIFT_CARDS_AN_ORDER + 1,
  }),
  ...ordersOf(GIFT_CARDS_A_DAY).map(
    (count, nth): ConformanceCase => ({
      ...buy('GIFT_CARDS_A_DAY', `takes order ${nth + 1} of the cards of a day`, ['newMember', 200], { count }),
      numbers: ['GIFT_CARDS_A_DAY', 'GIFT_CARDS_AN_ORDER', 'GIFT_CARD_PAYMENT_HOURS'],
      check: (answer) => {
        const { orderedAt, payableUntil } = (answer as { order: GiftCardOrder }).order;
        return Date.parse(payableUntil ?? '') - Date.parse(orderedAt ?? '') === GIFT_CARD_PAYMENT_HOURS * HOUR_MS;
      },
    }),
  ),
  buy('GIFT_CARDS_A_DAY', 'refuses one more card on that day', ['newMember', 409], {}),
  buy('GIFT_CARD_MOST_RUPEES', 'refuses more on one card than it may have', ['admin', 400], {
    ...dearest,
    denomination: GIFT_CARD_MOST_RUPEES + 1,
  }),
  {
    ...buy('GIFT_CARD_RUPEES_A_DAY', 'sells cards for the money of a day', ['admin', 200], {
      ...dearest,
      count: GIFT_CARD_RUPEES_A_DAY / GIFT_CARD_MOST_RUPEES,
    }),
    numbers: ['GIFT_CARD_MOST_RUPEES', 'GIFT_CARD_RUPEES_A_DAY'],
  },
  buy('GIFT_CARD_RUPEES_A_DAY', 'sells none for more', ['admin', 409], dearest),
];
