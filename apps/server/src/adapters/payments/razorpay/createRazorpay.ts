import type {
  MadeRefund,
  PaidOrder,
  PaymentPort,
  PaymentStatus,
  Refund,
} from '../../../domain/shop/checkout/PaymentPort.ts';
import { invalid } from '../../../errors/ProblemError.ts';
import { type BankClient, type BankFields, fieldsIn, textIn } from '../../banks/createBankClient.ts';
import { isSignedBy } from '../../banks/isSignedBy.ts';
import { readWebhookFields } from '../../banks/readWebhookFields.ts';

interface RazorpayParts {
  client: BankClient;
  keyId: string;
  keySecret: string;
  /** The newest first. */
  webhookSecrets: readonly string[];
}

const SIGNATURE = 'x-razorpay-signature';
/** It lists ten where it is not asked for more, and never more than these. */
const MOST_REFUNDS = 100;

/** Razorpay: Orders, Standard Checkout and refunds (docs/payments.md#razorpay). */
export function createRazorpay({ client, keyId, keySecret, webhookSecrets }: RazorpayParts): PaymentPort {
  async function ask(path: string, body?: object): Promise<BankFields> {
    const { status, fields } = await client({ path, ...(body && { body }) });
    if (status >= 300) throw new Error(`Razorpay refuses ${path.replace(/[^/]*_[^/]*/g, '…')} (${status})`);
    return fields;
  }

  /** An account without automatic capture only authorises: such a payment goes back by itself after some days. */
  async function capture(payment: BankFields): Promise<BankFields> {
    if (payment.status !== 'authorized') return payment;
    return ask(`/v1/payments/${textIn(payment.id)}/capture`, { amount: payment.amount, currency: payment.currency });
  }

  async function find(providerOrderId: string): Promise<PaymentStatus> {
    const { items } = await ask(`/v1/orders/${providerOrderId}/payments`);
    if (!Array.isArray(items)) throw new Error('Razorpay sent no list of payments');
    // the order of a payment is compared: nothing is believed that was not asked for
    const payments = items.map(fieldsIn).filter(({ order_id: order }) => order === providerOrderId);
    const taken = payments.find(isTaken);
    const authorized = payments.find(({ status }) => status === 'authorized');
    const paid = taken ?? (authorized && (await capture(authorized)));
    if (paid && isTaken(paid)) return toPaid(paid);
    if (payments.some(({ status }) => status === 'created')) return { result: 'pending' };
    return { result: payments.length > 0 ? 'failed' : 'open' };
  }

  async function findRefunds({ paymentId }: PaidOrder): Promise<MadeRefund[]> {
    const { items } = await ask(`/v1/payments/${paymentId}/refunds?count=${MOST_REFUNDS}`);
    if (!Array.isArray(items)) throw new Error('Razorpay sent no list of refunds');
    if (items.length >= MOST_REFUNDS) throw new Error('Razorpay has more refunds of a payment than it lists');
    // the payment of a refund is compared: nothing is believed that was not asked for
    const refunds = items.map(fieldsIn).filter(({ payment_id: payment }) => payment === paymentId);
    return refunds.map(toRefund);
  }

  async function refund({ refundKey, paymentId, amountPaise }: Refund): Promise<MadeRefund> {
    const path = `/v1/payments/${paymentId}/refund`;
    const made = toRefund(await ask(path, { amount: Number(amountPaise), receipt: refundKey }));
    if (made.amountPaise !== amountPaise) throw new Error('Razorpay made another refund');
    return made;
  }

  return {
    name: 'razorpay',
    script: {
      scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
      scriptObject: 'Razorpay',
      publicKey: keyId,
      mode: keyId.startsWith('rzp_test_') ? 'sandbox' : 'production',
    },
    signatureHeader: SIGNATURE,
    async open({ orderId, amountPaise }) {
      const amount = Number(amountPaise);
      const order = await ask('/v1/orders', { amount, currency: 'INR', receipt: String(orderId) });
      const providerOrderId = textIn(order.id);
      if (providerOrderId === undefined || order.amount !== amount || order.currency !== 'INR')
        throw new Error('Razorpay made another order');
      return { providerOrderId, sessionToken: '' };
    },
    reopen: async (providerOrderId) => ({ providerOrderId, sessionToken: '' }),
    find,
    findRefunds,
    refund,
    proves: ({ providerOrderId, paymentId, signature }) =>
      isSignedBy([keySecret], { signature, encoding: 'hex', parts: [`${providerOrderId}|${paymentId}`] }),
    readWebhook({ headers, body }) {
      const signature = headers[SIGNATURE];
      if (!isSignedBy(webhookSecrets, { signature, encoding: 'hex', parts: [body] })) return undefined;
      return ordersIn(fieldsIn(readWebhookFields(body).payload));
    },
  };
}

/**
 * Whether the shop has the money of a payment. One that is `refunded` is the payer's again: Razorpay sends back by itself what was authorised too
 * late, and a second payment of an order (https://razorpay.com/docs/payments/refunds/auto-refunds).
 */
const isTaken = ({ status }: BankFields): boolean => status === 'captured';

function toRefund({ id, receipt, amount, status }: BankFields): MadeRefund {
  const refundId = textIn(id);
  if (refundId === undefined || !Number.isSafeInteger(amount))
    throw new Error('Razorpay sent a refund that cannot be read');
  const state = status === 'processed' ? 'done' : status === 'failed' ? 'failed' : 'pending';
  return { refundId, refundKey: textIn(receipt), amountPaise: BigInt(amount as number), state };
}

function toPaid({ id, amount, currency, fee }: BankFields): PaymentStatus {
  const paymentId = textIn(id);
  if (paymentId === undefined || !Number.isSafeInteger(amount) || currency !== 'INR')
    throw new Error('Razorpay sent a payment that cannot be read');
  const feePaise = Number.isSafeInteger(fee) && Number(fee) >= 0 ? BigInt(fee as number) : undefined;
  return { result: 'paid', paymentId, amountPaise: BigInt(amount as number), feePaise };
}

/** The orders that an event is about: of its payment, of the order itself, or of a refund's payment. */
function ordersIn(payload: BankFields): string[] {
  const entityOf = (name: string) => fieldsIn(fieldsIn(payload[name]).entity);
  const named = [textIn(entityOf('payment').order_id), textIn(entityOf('order').id)];
  const orders = new Set(named.filter((id) => id !== undefined));
  if (orders.size === 0) throw invalid('The call names no order.');
  return [...orders];
}
