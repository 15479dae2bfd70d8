import * as z from 'zod/mini';
import { DateOnly, Id, Instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { GiftCardOrder } from './giftCardOrders.ts';
import { isEmail } from './isEmail.ts';
import { GIFT_CARD_MOST_RUPEES, GIFT_CARDS_AN_ORDER, GIFT_MESSAGE_MOST } from './policy.ts';
import { copiedCode, typedCode, typedLine, typedWords } from './typedText.ts';

const FILL_ALL = { error: 'Please fill all the required fields.' };

/** For whom a card is bought. */
export const GiftBody = z.strictObject({
  name: typedLine().check(z.minLength(1, FILL_ALL), z.maxLength(100)),
  email: typedCode().check(
    z.minLength(1, FILL_ALL),
    z.maxLength(254),
    z.refine((email) => isEmail(email), { error: 'Please enter a valid email address' }),
  ),
  message: z._default(
    typedWords().check(
      z.maxLength(GIFT_MESSAGE_MOST, { error: `The message may have ${GIFT_MESSAGE_MOST} characters` }),
    ),
    '',
  ),
  /** The day in India on which the mail leaves; today or null: as soon as it is paid. */
  sendOn: z._default(z.nullable(DateOnly), null),
});
export type GiftBody = z.infer<typeof GiftBody>;

/** What is ordered. It has no amount: the catalogue says what it costs, and a body with an amount is refused. */
export const GiftCardOrderBody = z.strictObject({
  giftCardId: Id,
  /** Whole rupees on one card. */
  denomination: z.number().check(z.int(), z.gte(1), z.lte(GIFT_CARD_MOST_RUPEES)),
  count: z.number().check(z.int(), z.gte(1), z.lte(GIFT_CARDS_AN_ORDER)),
  gift: z._default(z.nullable(GiftBody), null),
});
export type GiftCardOrderBody = z.input<typeof GiftCardOrderBody>;

/** The payment providers. `simulated` moves no money. */
export const PaymentProvider = z.enum(['simulated', 'razorpay', 'cashfree']);
export type PaymentProvider = z.infer<typeof PaymentProvider>;

/** All that a browser needs to open the provider's window for an order. */
export const PaymentSession = z.object({
  orderId: Id,
  provider: PaymentProvider,
  /** The provider's script: load it when the member presses the pay button, not before. `/…` is of this site. */
  scriptUrl: z.string(),
  /** The name under which the script puts its object into the window: `SimulatedPay`, `Razorpay`, `Cashfree`. */
  scriptObject: z.string(),
  /** Razorpay's and the simulated provider's public key; empty for Cashfree. */
  publicKey: z.string(),
  /** The order's id at the provider. */
  providerOrderId: z.string(),
  /** Cashfree's `payment_session_id`; empty for the others. */
  sessionToken: z.string(),
  /** Cashfree's `mode`. */
  mode: z.enum(['production', 'sandbox']),
  /** What is paid, in paise; the provider has the same amount from the server. */
  amountPaise: z.number(),
  currency: z.literal('INR'),
  /** The name of the shop. */
  name: z.string(),
  description: z.string(),
  /** What the provider's form has filled in. */
  prefill: z.object({ name: z.string(), email: z.string() }),
  payableUntil: Instant,
});
export type PaymentSession = z.infer<typeof PaymentSession>;

const OrderWithPayment = z.object({ order: GiftCardOrder, payment: PaymentSession });

export const createGiftCardOrder = endpoint({
  method: 'POST',
  path: '/giftcard/orders',
  summary: 'Order gift cards of one kind; the answer has what the browser needs to pay for them',
  auth: 'member',
  keyed: true,
  body: GiftCardOrderBody,
  response: OrderWithPayment,
  errors: [401, 403, 404, 409, 429, 503],
});

export const startGiftCardPayment = endpoint({
  method: 'POST',
  path: '/giftcard/orders/{id}/payment',
  summary: 'What the browser needs to pay for an order that is not paid yet',
  auth: 'member',
  params: z.object({ id: Id }),
  response: PaymentSession,
  errors: [401, 404, 409, 429, 503],
});

const providersId = copiedCode().check(z.minLength(1), z.maxLength(100));

/**
 * How the provider's window ended, in the words of the browser. Only PAID has a proof, where the provider signs (Razorpay); in any case the
 * server asks the provider, and believes it alone.
 */
export const PaymentEnd = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('PAID'),
    providerOrderId: providersId,
    /** `razorpay_payment_id`; absent where the script does not say it (Cashfree). */
    paymentId: z.optional(providersId),
    /** `razorpay_signature` */
    signature: z.optional(copiedCode().check(z.minLength(1), z.maxLength(200))),
  }),
  /** The window says that a payment failed. */
  z.strictObject({ outcome: z.literal('FAILED') }),
  /** The member closed the window. */
  z.strictObject({ outcome: z.literal('CLOSED') }),
]);
export type PaymentEnd = z.infer<typeof PaymentEnd>;

export const confirmGiftCardPayment = endpoint({
  method: 'POST',
  path: '/giftcard/orders/{id}/payment/confirm',
  summary: "Say how the provider's window ended; the answer is the order as the provider knows it",
  auth: 'member',
  params: z.object({ id: Id }),
  body: PaymentEnd,
  response: GiftCardOrder,
  errors: [401, 404, 429],
});
