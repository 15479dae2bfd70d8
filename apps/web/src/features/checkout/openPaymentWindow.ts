import type { PaymentEnd, PaymentProvider, PaymentSession } from '@potli/api/contract/giftCardPayments';
import { NOT_AVAILABLE, paymentObject } from './loadPaymentScript.ts';

/** Options of Razorpay's Standard Checkout, as far as they are used; the simulated provider has the same. */
interface RazorpayOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email: string };
  handler: (paid: RazorpayPaid) => void;
  modal: { ondismiss: () => void };
}

interface RazorpayPaid {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

type Razorpay = new (
  options: RazorpayOptions,
) => { open: () => void; on: (event: 'payment.failed', listener: () => void) => void };

/** Cashfree's `Cashfree({ mode })`, version 3. */
type Cashfree = (options: { mode: PaymentSession['mode'] }) => {
  checkout: (options: { paymentSessionId: string; redirectTarget: '_modal' }) => Promise<CashfreeResult>;
};

interface CashfreeResult {
  /** The window was closed, or could not be opened. */
  error?: { message?: string };
  /** The payment has an outcome, whatever it is. */
  paymentDetails?: unknown;
}

const openers: Record<PaymentProvider, (session: PaymentSession) => Promise<PaymentEnd>> = {
  simulated: openRazorpay,
  razorpay: openRazorpay,
  cashfree: openCashfree,
};

/**
 * Opens the window of the payment provider, whose script is loaded, and waits until it is closed.
 *
 * @returns how it ended, in the words of the browser: the server believes the provider alone
 * @throws Error for the member: `NOT_AVAILABLE`
 */
export async function openPaymentWindow(session: PaymentSession): Promise<PaymentEnd> {
  try {
    return await openers[session.provider](session);
  } catch {
    throw new Error(NOT_AVAILABLE);
  }
}

async function openRazorpay(session: PaymentSession): Promise<PaymentEnd> {
  const Window = paymentObject(session) as Razorpay;
  return new Promise((resolve) => {
    let failed = false;
    const opened = new Window({
      key: session.publicKey,
      order_id: session.providerOrderId,
      amount: session.amountPaise,
      currency: session.currency,
      name: session.name,
      description: session.description,
      prefill: session.prefill,
      handler: (paid) =>
        resolve({
          outcome: 'PAID',
          providerOrderId: paid.razorpay_order_id,
          paymentId: paid.razorpay_payment_id,
          signature: paid.razorpay_signature,
        }),
      modal: { ondismiss: () => resolve({ outcome: failed ? 'FAILED' : 'CLOSED' }) },
    });
    // the window stays open for another try
    opened.on('payment.failed', () => {
      failed = true;
    });
    opened.open();
  });
}

async function openCashfree(session: PaymentSession): Promise<PaymentEnd> {
  const { checkout } = (paymentObject(session) as Cashfree)({ mode: session.mode });
  const { paymentDetails } = await checkout({ paymentSessionId: session.sessionToken, redirectTarget: '_modal' });
  // without a signature: the server asks Cashfree what the outcome is
  return paymentDetails ? { outcome: 'PAID', providerOrderId: session.providerOrderId } : { outcome: 'CLOSED' };
}
