import type { GiftCardOrderBody } from '@potli/api/contract/giftCardPayments';
import { isDenomination } from '@potli/api/contract/giftCardPrice';
import type { GiftCard } from '@potli/api/contract/giftCards';
import { isEmail } from '@potli/api/contract/isEmail';
import { GIFT_DATE_DAYS, GIFT_MESSAGE_MOST } from '@potli/api/contract/policy';
import { WRITE_DAY } from '../dateTexts.ts';

/** What of a gift card decides how it can be ordered. */
export type OrderedCard = Pick<GiftCard, 'id' | 'denominations' | 'denominationRange' | 'maxCount'>;

/** From today to the last day for which a gift can be dated, `yyyy-mm-dd` in India. */
export interface GiftDays {
  first: string;
  last: string;
}

/** An order as it is typed in. */
export interface CheckoutForm {
  /** Whole rupees on one card, as digits. */
  denomination: string;
  /** Cards, as digits. */
  count: string;
  isGift: boolean;
  receiverName: string;
  receiverEmail: string;
  message: string;
  /** The day in India on which the mail leaves, `yyyy-mm-dd`, or what was typed instead; empty: at once. */
  sendOn: string;
}

export type CheckoutField = keyof CheckoutForm;

/** One message for each field that is not correct. */
export type CheckoutErrors = Partial<Record<CheckoutField, string>>;

/** A change of one field. */
export type CheckoutChange = { [Field in CheckoutField]: { field: Field; value: CheckoutForm[Field] } }[CheckoutField];

/** The order of one card of its first fixed denomination; where there is none, the amount is to be typed. */
export function newCheckoutForm({ denominations: [first] }: Pick<OrderedCard, 'denominations'>): CheckoutForm {
  return {
    denomination: first === undefined ? '' : String(first),
    count: '1',
    isGift: false,
    receiverName: '',
    receiverEmail: '',
    message: '',
    sendOn: '',
  };
}

const DIGITS = /^\d{1,6}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What keeps an order from being placed (docs/product/gift-cards.md#gift-card-page). */
export function checkoutErrors(form: CheckoutForm, card: OrderedCard, days: GiftDays): CheckoutErrors {
  const errors: CheckoutErrors = {};
  if (!DIGITS.test(form.denomination) || !isDenomination(card, Number(form.denomination))) {
    errors.denomination = denominationError(form.denomination, card);
  }
  if (!(DIGITS.test(form.count) && Number(form.count) >= 1 && Number(form.count) <= card.maxCount)) {
    errors.count = `Choose 1 to ${card.maxCount} cards`;
  }
  return form.isGift ? { ...errors, ...giftErrors(form, days) } : errors;
}

function giftErrors(form: CheckoutForm, { first, last }: GiftDays): CheckoutErrors {
  const errors: CheckoutErrors = {};
  if (!form.receiverName.trim()) errors.receiverName = 'Enter the name of the receiver';
  if (!form.receiverEmail.trim()) errors.receiverEmail = 'Enter the e-mail of the receiver';
  else if (!isEmail(form.receiverEmail.trim())) errors.receiverEmail = 'Invalid Email';
  if (form.message.length > GIFT_MESSAGE_MOST) errors.message = `Use ${GIFT_MESSAGE_MOST} characters at most`;
  if (form.sendOn && !DAY.test(form.sendOn)) errors.sendOn = WRITE_DAY;
  else if (form.sendOn && form.sendOn < first) errors.sendOn = 'Choose today or a later day';
  else if (form.sendOn > last) errors.sendOn = `Choose a day within ${GIFT_DATE_DAYS} days`;
  return errors;
}

function denominationError(typed: string, { denominationRange: range }: OrderedCard): string {
  if (!range) return 'Choose the value of the card';
  if (typed === '') return 'Enter the value of the card';
  const { min, max, step } = range;
  const steps = step > 1 ? ` in steps of ${inRupees(step)}` : '';
  return `Choose ${inRupees(min)} to ${inRupees(max)}${steps}`;
}

const inRupees = (rupees: number) => `₹${rupees.toLocaleString('en-IN')}`;

/** The order as the server takes it. It has no amount: the server computes it. */
export function toOrderBody(form: CheckoutForm, { id }: OrderedCard): GiftCardOrderBody {
  return {
    giftCardId: id,
    denomination: Number(form.denomination),
    count: Number(form.count),
    gift: form.isGift
      ? {
          name: form.receiverName.trim(),
          email: form.receiverEmail.trim(),
          message: form.message.trim(),
          sendOn: form.sendOn || null,
        }
      : null,
  };
}
