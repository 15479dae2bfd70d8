import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { MadeRefund, PaymentPort, PaymentStatus } from '../../../domain/shop/checkout/PaymentPort.ts';
import { invalid } from '../../../errors/ProblemError.ts';
import { fieldsIn, textIn } from '../../banks/createBankClient.ts';
import { isSignedBy } from '../../banks/isSignedBy.ts';
import { readJson } from '../../banks/readJson.ts';
import { openLines } from '../../banks/simulated/openLines.ts';

interface SimulatedParts {
  /** Where it remembers its orders. */
  folder: string;
  /** Signs its answers. */
  secret: string;
  /** Unix time (ms). */
  now?: () => number;
}

interface StoredOrder {
  providerOrderId: string;
  orderId: string;
  amountPaise: number;
  /** Unix time (ms). */
  at: number;
}

/** What was done in its window. `hangs`: the bank of the payer is slow; it can still be paid or fail. */
export type SimulatedAct = 'pays' | 'fails' | 'hangs';

interface StoredAct {
  providerOrderId: string;
  act: SimulatedAct | 'refunded';
  /** Of a payment, or of a refund. */
  id: string;
}

/** An order as a developer sees it. */
export interface SimulatedPayment {
  providerOrderId: string;
  orderId: string;
  amountPaise: number;
  /** Unix time (ms). */
  at: number;
  status: 'open' | 'paid' | 'failed' | 'hangs' | 'refunded';
  choices: readonly SimulatedAct[];
}

/** What the window gives to the shop's page, as real scripts do. */
export interface SimulatedProof {
  paymentId: string;
  signature: string;
}

export interface SimulatedPaymentControls {
  /** Newest first. */
  list(): SimulatedPayment[];
  /** @returns undefined where the order can no longer become that */
  act(providerOrderId: string, act: SimulatedAct): SimulatedProof | undefined;
  /** A call to the shop about an order, signed. */
  callFor(providerOrderId: string): { headers: Record<string, string>; body: Buffer };
}

export const SIMULATED_SCRIPT = '/dev/pay/checkout.js';

const SIGNATURE = 'x-simulated-signature';
/** What it keeps of each payment, in hundredths. */
const FEE_PERCENT = 2n;

const toRefund = ({ id }: StoredAct, amountPaise: number): MadeRefund => ({
  refundId: id,
  refundKey: undefined,
  amountPaise: BigInt(amountPaise),
  state: 'done',
});

/**
 * A provider for development that moves no money: a window on the shop's own page in which a developer pays, fails, lets the bank be slow, or
 * closes it. It forgets nothing in a restart.
 */
export function createSimulatedPayments({ folder, secret, now = Date.now }: SimulatedParts): PaymentPort & {
  paymentControls: SimulatedPaymentControls;
} {
  const orderLines = openLines<StoredOrder>(join(folder, 'orders.jsonl'));
  const actLines = openLines<StoredAct>(join(folder, 'acts.jsonl'));
  const orders = new Map<string, StoredOrder>();
  const actsOf = new Map<string, StoredAct[]>();

  function readOn(): void {
    for (const order of orderLines.readOn()) orders.set(order.providerOrderId, order);
    for (const act of actLines.readOn()) {
      actsOf.set(act.providerOrderId, [...(actsOf.get(act.providerOrderId) ?? []), act]);
    }
  }

  /** The first payment counts, and the first refund; of what came before the last one does. */
  function stateOf(providerOrderId: string): {
    status: SimulatedPayment['status'];
    payment?: StoredAct;
    refund?: StoredAct;
  } {
    readOn();
    const acts = actsOf.get(providerOrderId) ?? [];
    const payment = acts.find(({ act }) => act === 'pays');
    const refund = payment && acts.find(({ act }) => act === 'refunded');
    if (payment) return { status: refund ? 'refunded' : 'paid', payment, ...(refund && { refund }) };
    const last = acts.at(-1)?.act;
    return { status: last === 'fails' ? 'failed' : last === 'hangs' ? 'hangs' : 'open' };
  }

  const sign = (text: string | Uint8Array) => createHmac('sha256', secret).update(text).digest('hex');
  const isSigned = (signature: string | undefined, part: string | Uint8Array) =>
    isSignedBy([secret], { signature, encoding: 'hex', parts: [part] });
  const orderOf = (providerOrderId: string) => {
    readOn();
    const order = orders.get(providerOrderId);
    if (!order) throw new Error('The simulated provider does not know this order');
    return order;
  };
  const choicesOf = (status: SimulatedPayment['status']): readonly SimulatedAct[] =>
    status === 'paid' || status === 'refunded' ? [] : ['pays', 'fails', 'hangs'];

  return {
    name: 'simulated',
    script: { scriptUrl: SIMULATED_SCRIPT, scriptObject: 'SimulatedPay', publicKey: 'simulated', mode: 'sandbox' },
    signatureHeader: SIGNATURE,
    async open({ orderId, amountPaise }) {
      const providerOrderId = `sim_${randomBytes(9).toString('base64url')}`;
      orderLines.add({ providerOrderId, orderId: String(orderId), amountPaise: Number(amountPaise), at: now() });
      return { providerOrderId, sessionToken: '' };
    },
    async reopen(providerOrderId) {
      return { providerOrderId: orderOf(providerOrderId).providerOrderId, sessionToken: '' };
    },
    async find(providerOrderId): Promise<PaymentStatus> {
      const amountPaise = BigInt(orderOf(providerOrderId).amountPaise);
      const { status, payment } = stateOf(providerOrderId);
      if (payment)
        return { result: 'paid', paymentId: payment.id, amountPaise, feePaise: (amountPaise * FEE_PERCENT) / 100n };
      if (status === 'hangs') return { result: 'pending' };
      return { result: status === 'failed' ? 'failed' : 'open' };
    },
    async findRefunds({ providerOrderId }) {
      const { amountPaise } = orderOf(providerOrderId);
      const { refund } = stateOf(providerOrderId);
      return refund ? [toRefund(refund, amountPaise)] : [];
    },
    async refund({ providerOrderId, paymentId, amountPaise }) {
      const order = orderOf(providerOrderId);
      const { payment, refund } = stateOf(providerOrderId);
      if (payment?.id !== paymentId || BigInt(order.amountPaise) !== amountPaise)
        throw new Error('The simulated provider has no such payment');
      if (refund) return toRefund(refund, order.amountPaise);
      const made: StoredAct = {
        providerOrderId,
        act: 'refunded',
        id: `sim_refund_${randomBytes(9).toString('base64url')}`,
      };
      actLines.add(made);
      return toRefund(made, order.amountPaise);
    },
    proves: ({ providerOrderId, paymentId, signature }) => isSigned(signature, `${providerOrderId}|${paymentId}`),
    readWebhook({ headers, body }) {
      if (!isSigned(headers[SIGNATURE], body)) return undefined;
      const providerOrderId = textIn(fieldsIn(readJson(body)).providerOrderId);
      if (providerOrderId === undefined) throw invalid('The call names no order.');
      return [providerOrderId];
    },
    paymentControls: {
      list() {
        readOn();
        return [...orders.values()].reverse().map((order) => {
          const { status } = stateOf(order.providerOrderId);
          return { ...order, status, choices: choicesOf(status) };
        });
      },
      act(providerOrderId, act) {
        readOn();
        if (!orders.has(providerOrderId)) return undefined;
        if (!choicesOf(stateOf(providerOrderId).status).includes(act)) return undefined;
        const id = `sim_pay_${randomBytes(9).toString('base64url')}`;
        actLines.add({ providerOrderId, act, id });
        return { paymentId: id, signature: sign(`${providerOrderId}|${id}`) };
      },
      callFor(providerOrderId) {
        const body = Buffer.from(JSON.stringify({ providerOrderId }));
        return { headers: { [SIGNATURE]: sign(body) }, body };
      },
    },
  };
}
