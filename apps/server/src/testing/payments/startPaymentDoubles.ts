import { createHmac } from 'node:crypto';
import { toPaise, toRupees } from '@potli/api/units/money';
import type { Lines } from '../../adapters/banks/simulated/openLines.ts';
import type { PaymentWebhook } from '../../domain/shop/checkout/PaymentPort.ts';
import type { PaymentSettings } from '../../settings/paymentSettings.ts';
import { createRefundStore, type RefundControls, type StoredRefund } from './createRefundStore.ts';
import { type Answer, type Asked, listen } from './listen.ts';

/** A provider on this machine, as its public documentation describes it. */
export interface PaymentDouble {
  refunds: RefundControls;
  settings: PaymentSettings;
  /** A payer pays an order, perhaps another amount than it has; or the payment stays in another status of the provider's. */
  pay(providerOrderId: string, change?: { amountPaise?: number; status?: string }): string;
  /** What the provider's script gives to the page. */
  proofOf(providerOrderId: string, paymentId: string): string;
  /** What the provider tells about an order, signed. */
  webhookOf(providerOrderId: string, change?: { secret?: string; sentAtMs?: number }): PaymentWebhook;
  /** How many of the next requests get no answer, after they were done. */
  drops: number;
  /** The same, of those that make something. */
  dropsPosts: number;
  close(): Promise<void>;
}

interface StoredPayment {
  id: string;
  order: string;
  amountPaise: number;
  status: string;
}

const readCount = (word: string) => Number(new URLSearchParams(word.split('?')[1]).get('count') ?? 10);

const hmac = (secret: string, ...parts: (string | Buffer)[]) => {
  const made = createHmac('sha256', secret);
  for (const part of parts) made.update(part);
  return made;
};

/** What happened at a provider, in the order in which it did. */
export type ProviderEvent =
  | { order: string; amountPaise: number }
  | { payment: StoredPayment }
  | { captured: string }
  | { refund: StoredRefund };

interface DoubleOptions {
  /** 0: a free one. */
  port?: number;
  /** Where it writes each event before it answers, so that it goes on where it was killed. Absent: it forgets. */
  book?: Lines<ProviderEvent>;
}

/** Razorpay: https://razorpay.com/docs/api/orders/, https://razorpay.com/docs/api/refunds/ */
export async function startRazorpayPayments({ port = 0, book }: DoubleOptions = {}): Promise<PaymentDouble> {
  const [keyId, keySecret, webhookSecret] = ['rzp_test_double', 'secret-of-the-double', 'webhook-of-the-double'];
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const orders = new Map<string, number>();
  const payments: StoredPayment[] = [];
  const refunds = createRefundStore({
    done: 'processed',
    failed: ['failed'],
    paymentOf: (order) => payments.find((each) => each.order === order && each.status === 'captured'),
    record: (refund) => record({ refund }),
  });
  const apply = (event: ProviderEvent) => {
    if ('order' in event) orders.set(event.order, event.amountPaise);
    else if ('payment' in event) payments.push(event.payment);
    else if ('refund' in event) refunds.apply(event.refund);
    else for (const payment of payments) if (payment.id === event.captured) payment.status = 'captured';
  };
  const record = (event: ProviderEvent) => {
    book?.add(event);
    apply(event);
  };
  for (const event of book?.readOn() ?? []) apply(event);
  const toEntity = ({ id, order, amountPaise, status }: StoredPayment) => ({
    id,
    entity: 'payment',
    amount: amountPaise,
    currency: 'INR',
    status,
    order_id: order,
    fee: status === 'captured' ? Math.floor(amountPaise / 50) : null,
  });
  const toRefund = ({ id, key, payment, amountPaise, status }: StoredRefund) => ({
    id,
    entity: 'refund',
    payment_id: payment,
    receipt: key || null,
    amount: amountPaise,
    currency: 'INR',
    status,
  });

  const { url, state, close } = await listen(({ method, path, headers, body }) => {
    if (headers.authorization !== authorization) return [401, { error: { code: 'BAD_REQUEST_ERROR' } }];
    const [, , kind, id = '', word] = path.split('/');
    if (method === 'POST' && kind === 'orders') {
      const made = `order_${orders.size + 1}`;
      record({ order: made, amountPaise: Number(body.amount) });
      return [
        200,
        { id: made, amount: body.amount, currency: body.currency, receipt: body.receipt, status: 'created' },
      ];
    }
    if (kind === 'orders' && word === 'payments' && orders.has(id))
      return [200, { items: payments.filter(({ order }) => order === id).map(toEntity) }];
    const payment = payments.find((each) => each.id === id);
    if (!payment) return [400, { error: { code: 'BAD_REQUEST_ERROR', description: 'The id provided does not exist' } }];
    if (word === 'capture') {
      record({ captured: payment.id });
      return [200, toEntity(payment)];
    }
    // the newest first, and ten of them where nobody asks for more
    if (word?.startsWith('refunds'))
      return [200, { items: refunds.list(payment.order).toReversed().slice(0, readCount(word)).map(toRefund) }];
    const refund = refunds.make({
      order: payment.order,
      key: String(body.receipt),
      amountPaise: Number(body.amount),
    });
    return refund ? [200, toRefund(refund)] : [400, { error: { code: 'BAD_REQUEST_ERROR' } }];
  }, port);
  return {
    settings: {
      kind: 'razorpay',
      url,
      credentials: new Map([
        ['key', [keyId]],
        ['secret', [keySecret]],
        ['webhook', [webhookSecret]],
      ]),
    },
    pay(order, { amountPaise = orders.get(order) ?? 0, status = 'captured' } = {}) {
      const id = `pay_${payments.length + 1}`;
      record({ payment: { id, order, amountPaise, status } });
      return id;
    },
    proofOf: (order, paymentId) => hmac(keySecret, `${order}|${paymentId}`).digest('hex'),
    webhookOf(order, { secret = webhookSecret } = {}) {
      const last = payments.findLast((each) => each.order === order);
      const entity = last ? toEntity(last) : { order_id: order };
      const body = Buffer.from(JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } }));
      return { headers: { 'x-razorpay-signature': hmac(secret, body).digest('hex') }, body };
    },
    refunds: refunds.controls,
    get drops() {
      return state.drops;
    },
    set drops(count) {
      state.drops = count;
    },
    get dropsPosts() {
      return state.dropsPosts;
    },
    set dropsPosts(count) {
      state.dropsPosts = count;
    },
    close,
  };
}

/** Cashfree PG: https://www.cashfree.com/docs/api-reference/payments/latest/ */
export async function startCashfreePayments(): Promise<PaymentDouble> {
  const [clientId, clientSecret] = ['client-of-the-double', 'secret-of-the-double'];
  const orders = new Map<string, number>();
  const buyers = new Map<string, unknown>();
  const payments: StoredPayment[] = [];
  const refunds = createRefundStore({
    done: 'SUCCESS',
    failed: ['CANCELLED', 'FAILED'],
    paymentOf: (order) => payments.find((each) => each.order === order && each.status === 'SUCCESS'),
    record: (refund) => refunds.apply(refund),
  });
  const toOrder = (id: string) => ({
    order_id: id,
    order_amount: toRupees(orders.get(id) ?? 0),
    order_currency: 'INR',
    order_status: 'ACTIVE',
    payment_session_id: `session_${id}`,
    customer_details: buyers.get(id),
  });
  const toPayment = ({ id, order, amountPaise, status }: StoredPayment) => ({
    cf_payment_id: id,
    order_id: order,
    payment_amount: toRupees(amountPaise),
    payment_currency: 'INR',
    payment_status: status,
  });
  const toRefund = ({ id, order, payment, key, amountPaise, status }: StoredRefund) => ({
    entity: 'refund',
    cf_refund_id: id,
    cf_payment_id: payment,
    order_id: order,
    refund_id: key || `by hand ${id}`,
    refund_amount: toRupees(amountPaise),
    refund_currency: 'INR',
    refund_status: status,
  });

  /** What was answered under an idempotency key, a refusal too: it is answered again, whatever has changed meanwhile. */
  const answers = new Map<string, Answer>();
  const { url, state, close } = await listen((asked) => {
    const key = asked.headers['x-idempotency-key'];
    if (typeof key !== 'string') return answer(asked);
    const answered = answers.get(key) ?? answer(asked);
    answers.set(key, answered);
    return answered;
  });

  function answer({ method, path, headers, body }: Asked): Answer {
    const isKnown = headers['x-client-id'] === clientId && headers['x-client-secret'] === clientSecret;
    if (!isKnown || headers['x-api-version'] === undefined) return [401, { type: 'authentication_error' }];
    const [, , id = '', word] = path.split('/');
    if (method === 'POST' && id === '') {
      const name = String(body.order_id);
      if (orders.has(name)) return [409, { code: 'order_already_exists' }];
      orders.set(name, toPaise(Number(body.order_amount)));
      buyers.set(name, body.customer_details);
      return [200, toOrder(name)];
    }
    if (!orders.has(id)) return [404, { code: 'order_not_found' }];
    if (word === undefined) return [200, toOrder(id)];
    if (word === 'payments') return [200, payments.filter(({ order }) => order === id).map(toPayment)];
    if (method === 'GET') return [200, refunds.list(id).map(toRefund)];
    if (refunds.controls.refundsOf(id).some((each) => each.key === body.refund_id))
      return [409, { code: 'refund_already_exists' }];
    const refund = refunds.make({
      order: id,
      key: String(body.refund_id),
      amountPaise: toPaise(Number(body.refund_amount)),
    });
    return refund ? [200, toRefund(refund)] : [400, { code: 'refund_amount_invalid' }];
  }

  return {
    settings: {
      kind: 'cashfree',
      url,
      credentials: new Map([
        ['id', [clientId]],
        ['secret', [clientSecret]],
        ['mode', ['sandbox']],
      ]),
    },
    pay(order, { amountPaise = orders.get(order) ?? 0, status = 'SUCCESS' } = {}) {
      const id = String(payments.length + 1);
      payments.push({ id, order, amountPaise, status });
      return id;
    },
    proofOf: () => '',
    webhookOf(order, { secret = clientSecret, sentAtMs = Date.now() } = {}) {
      const data = { order: { order_id: order }, payment: { payment_status: 'SUCCESS' } };
      const body = Buffer.from(JSON.stringify({ type: 'PAYMENT_SUCCESS_WEBHOOK', data }));
      const timestamp = String(sentAtMs);
      const signature = hmac(secret, timestamp, body).digest('base64');
      return { headers: { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signature }, body };
    },
    refunds: refunds.controls,
    get drops() {
      return state.drops;
    },
    set drops(count) {
      state.drops = count;
    },
    get dropsPosts() {
      return state.dropsPosts;
    },
    set dropsPosts(count) {
      state.dropsPosts = count;
    },
    close,
  };
}
