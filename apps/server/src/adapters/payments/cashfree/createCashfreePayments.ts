import { plainRupees, toBigPaise } from '@potli/api/units/money';
import { MINUTE_MS } from '@potli/api/units/time';
import type {
  MadeRefund,
  PaidOrder,
  PaymentPort,
  PaymentStatus,
  Refund,
} from '../../../domain/shop/checkout/PaymentPort.ts';
import { invalid } from '../../../errors/ProblemError.ts';
import { type BankClient, type BankFields, type BankResponse, fieldsIn, textIn } from '../../banks/createBankClient.ts';
import { isSignedBy } from '../../banks/isSignedBy.ts';
import { readWebhookFields } from '../../banks/readWebhookFields.ts';

interface CashfreeParts {
  client: BankClient;
  clientSecret: string;
  mode: 'production' | 'sandbox';
  /** Before the number of each order: order ids of an account are unique for ever. */
  prefix: string;
}

const SIGNATURE = 'x-webhook-signature';
const TIMESTAMP = 'x-webhook-timestamp';
/** A call that is older may be one that somebody kept (docs/payments.md#cashfree). */
const MOST_AGE_MS = 15 * MINUTE_MS;
/** Cashfree wants a number of every payer; members need not give one. */
const NO_NUMBER = '9999999999';

/** Cashfree PG (docs/payments.md#cashfree): orders under our own id, payments of an order, refunds under our own id. */
export function createCashfreePayments({ client, clientSecret, mode, prefix }: CashfreeParts): PaymentPort {
  async function ask(path: string, body?: object, key?: string): Promise<BankResponse> {
    return client({ path, ...(body && { body }), ...(key !== undefined && { headers: { 'x-idempotency-key': key } }) });
  }

  async function find(providerOrderId: string): Promise<PaymentStatus> {
    const { status, list } = await readList(`/orders/${providerOrderId}/payments`);
    if (status !== 200 || !list) throw new Error('Cashfree sent no list of payments');
    const payments = list.filter(({ order_id: order }) => order === providerOrderId);
    const paid = payments.find(({ payment_status: word }) => word === 'SUCCESS');
    if (paid) return toPaid(paid);
    if (payments.some(({ payment_status: word }) => WAITING.has(String(word)))) return { result: 'pending' };
    return { result: payments.length > 0 ? 'failed' : 'open' };
  }

  async function readList(path: string): Promise<{ status: number; list: BankFields[] | undefined }> {
    const { status, items } = await client({ path });
    return { status, list: items?.map(fieldsIn) };
  }

  async function findRefunds({ providerOrderId, paymentId }: PaidOrder): Promise<MadeRefund[]> {
    const { status, list } = await readList(refundsOf(providerOrderId));
    // an order without refunds, or none at all: that one refuses a refund, too
    if (status === 404) return [];
    if (status !== 200 || !list) throw new Error(`Cashfree sent no list of refunds (${status})`);
    // of an order: it sends a second payment back by itself
    const refunds = list.filter(({ cf_payment_id: id }) => id === undefined || idIn(id) === paymentId);
    return refunds.map(toRefund);
  }

  /**
   * Its own id makes it once. An idempotency key would do harm: Cashfree answers a refusal again under it, also when the shop's balance there is
   * large enough by then.
   */
  async function refund({ refundKey, providerOrderId, amountPaise }: Refund): Promise<MadeRefund> {
    const refundId = `${prefix}${refundKey}`;
    const body = { refund_amount: Number(plainRupees(amountPaise)), refund_id: refundId };
    const { status, fields } = await ask(refundsOf(providerOrderId), body);
    if (status !== 200) throw new Error(`Cashfree refuses a refund (${status})`);
    const made = toRefund(fields);
    if (made.refundId !== refundId || made.amountPaise !== amountPaise) throw new Error('Cashfree made another refund');
    return made;
  }

  function toRefund({ refund_id: id, refund_amount: amount, refund_status: word }: BankFields): MadeRefund {
    const refundId = textIn(id);
    const amountPaise = paiseIn(amount);
    if (refundId === undefined || amountPaise === undefined)
      throw new Error('Cashfree sent a refund that cannot be read');
    const state = word === 'SUCCESS' ? 'done' : NOT_REFUNDED.has(String(word)) ? 'failed' : 'pending';
    return {
      refundId,
      refundKey: refundId.startsWith(prefix) ? refundId.slice(prefix.length) : undefined,
      amountPaise,
      state,
    };
  }

  const sessionIn = ({ status, fields }: BankResponse) => {
    const sessionToken = textIn(fields.payment_session_id);
    if (status !== 200 || sessionToken === undefined) throw new Error(`Cashfree opened no order (${status})`);
    return sessionToken;
  };

  return {
    name: 'cashfree',
    script: {
      scriptUrl: 'https://sdk.cashfree.com/js/v3/cashfree.js',
      scriptObject: 'Cashfree',
      publicKey: '',
      mode,
    },
    signatureHeader: SIGNATURE,
    async open({ orderId, amountPaise, buyer, payableUntil }) {
      const providerOrderId = `${prefix}${orderId}`;
      const customerId = `${prefix}${buyer.id}`;
      const response = await ask(
        '/orders',
        {
          order_id: providerOrderId,
          order_amount: Number(plainRupees(amountPaise)),
          order_currency: 'INR',
          order_expiry_time: payableUntil.toISOString(),
          customer_details: {
            customer_id: customerId,
            customer_email: buyer.email,
            customer_phone: buyer.mobileNumber || NO_NUMBER,
            ...(buyer.name !== '' && { customer_name: buyer.name }),
          },
        },
        providerOrderId,
      );
      // it was made before, and the answer got lost
      const made = response.status === 409 ? await ask(`/orders/${providerOrderId}`) : response;
      const sessionToken = sessionIn(made);
      const { order_id: id, order_amount: amount, customer_details: customer } = made.fields;
      // a shop that was restored can give out a number again: what its first buyer paid is nobody else's
      const isOurs = id === providerOrderId && fieldsIn(customer).customer_id === customerId;
      if (!isOurs || paiseIn(amount) !== amountPaise) throw new Error('Cashfree made another order');
      return { providerOrderId, sessionToken };
    },
    reopen: async (providerOrderId) => ({
      providerOrderId,
      sessionToken: sessionIn(await ask(`/orders/${providerOrderId}`)),
    }),
    find,
    findRefunds,
    refund,
    readWebhook({ headers, body }, nowMs) {
      const timestamp = headers[TIMESTAMP] ?? '';
      const signed = { signature: headers[SIGNATURE], encoding: 'base64', parts: [timestamp, body] } as const;
      if (!isSignedBy([clientSecret], signed) || !isFresh(timestamp, nowMs)) return undefined;
      const data = fieldsIn(readWebhookFields(body).data);
      const order = textIn(fieldsIn(data.order).order_id) ?? textIn(fieldsIn(data.refund).order_id);
      if (order === undefined) throw invalid('The call names no order.');
      return [order];
    },
  };
}

const refundsOf = (providerOrderId: string) => `/orders/${providerOrderId}/refunds`;
/** Of what is `ONHOLD`, it may still make something. */
const NOT_REFUNDED = new Set(['CANCELLED', 'FAILED']);
const WAITING = new Set(['PENDING', 'NOT_ATTEMPTED']);

/** The time is in seconds or milliseconds. */
function isFresh(timestamp: string, nowMs: number): boolean {
  const stamp = Number(timestamp);
  const sentMs = stamp < 1e11 ? stamp * 1_000 : stamp;
  return Math.abs(nowMs - sentMs) <= MOST_AGE_MS;
}

const paiseIn = (rupees: unknown): bigint | undefined =>
  typeof rupees === 'number' && Number.isFinite(rupees) ? toBigPaise(rupees) : undefined;

const idIn = (id: unknown) => (typeof id === 'number' ? String(id) : textIn(id));

function toPaid({ cf_payment_id: id, payment_amount: amount, payment_currency: currency }: BankFields): PaymentStatus {
  const paymentId = idIn(id);
  const amountPaise = paiseIn(amount);
  if (paymentId === undefined || amountPaise === undefined || (currency !== undefined && currency !== 'INR'))
    throw new Error('Cashfree sent a payment that cannot be read');
  // it settles less its fee, and says in the settlement what that was
  return { result: 'paid', paymentId, amountPaise, feePaise: undefined };
}
