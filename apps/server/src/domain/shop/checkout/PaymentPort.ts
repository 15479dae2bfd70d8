import type { PaymentProvider, PaymentSession } from '@potli/api';

/** What a provider gets to know of an order. */
export interface PayableOrder {
  /** The shop's own id: the provider's reference. */
  orderId: bigint;
  amountPaise: bigint;
  buyer: { id: bigint; name: string; email: string; mobileNumber: string };
  payableUntil: Date;
}

/** An order at the provider. */
export interface OpenedPayment {
  providerOrderId: string;
  /** What the script needs beside it (Cashfree); empty for others. */
  sessionToken: string;
}

/**
 * What the provider knows of an order. `paid`: the money is there. `pending`: a payment has begun, and may still arrive. `failed`: the last
 * payment failed, and another may be begun. `open`: none was begun.
 */
export type PaymentStatus =
  | { result: 'paid'; paymentId: string; amountPaise: bigint; feePaise: bigint | undefined }
  | { result: 'pending' | 'failed' | 'open' };

/** A payment that can go back. */
export interface PaidOrder {
  providerOrderId: string;
  paymentId: string;
}

export interface Refund extends PaidOrder {
  /** The shop's own id of this attempt. */
  refundKey: string;
  amountPaise: bigint;
}

/**
 * A refund that the provider knows, whoever made it. `done`: it has sent the money back. `failed`: it says for certain that this refund comes to
 * nothing. `pending`: all else, such as a word that nobody knows.
 */
export interface MadeRefund {
  refundId: string;
  /** What the shop called it; undefined where somebody made it at the provider's dashboard. */
  refundKey: string | undefined;
  amountPaise: bigint;
  state: 'done' | 'pending' | 'failed';
}

/** A call of the provider. Header names in lower case. */
export interface PaymentWebhook {
  headers: Readonly<Record<string, string | undefined>>;
  body: Uint8Array;
}

/** What the browser shows the payment with: constants of the provider. */
export type PaymentScript = Pick<PaymentSession, 'scriptUrl' | 'scriptObject' | 'publicKey' | 'mode'>;

/**
 * Takes payments (docs/payments.md). What a browser or a webhook says is only a reason to ask: `find` alone decides. Each call throws where
 * the provider gives no clear answer, and may be repeated.
 */
export interface PaymentPort {
  name: PaymentProvider;
  script: PaymentScript;
  /** Creates the order at the provider. */
  open(order: PayableOrder): Promise<OpenedPayment>;
  /** What the script needs for an order that was created before. */
  reopen(providerOrderId: string): Promise<OpenedPayment>;
  find(providerOrderId: string): Promise<PaymentStatus>;
  /** All refunds of a payment, failed ones and those of other hands, too. */
  findRefunds(paid: PaidOrder): Promise<readonly MadeRefund[]>;
  /** Sends the whole payment back, where `findRefunds` has nothing that does: a provider may make a second one under the same key. */
  refund(refund: Refund): Promise<MadeRefund>;
  /** Whether the browser's proof of a payment is the provider's. Absent where the browser gets none. */
  proves?(proof: { providerOrderId: string; paymentId: string; signature: string }): boolean;
  /** The header of a call that holds its signature, in lower case. */
  signatureHeader: string;
  /**
   * The orders that a call names; undefined where its signature does not fit, or is too old.
   * @throws ProblemError invalid for a call that is signed and cannot be read
   */
  readWebhook(webhook: PaymentWebhook, nowMs: number): readonly string[] | undefined;
}
