import type { PaymentSession } from '@potli/api/contract/giftCardPayments';

type Named = Pick<PaymentSession, 'scriptUrl' | 'scriptObject'>;

/** A script that has not come by then is one that does not come. */
const TIMEOUT_MS = 20_000;

/** The message for a script that cannot be fetched, such as by a blocker (docs/product/gift-cards.md#payment). */
export const FAILED_TO_LOAD =
  'Failed to load the payment window. A blocker in your browser or the connection may be the cause. Nothing was charged.';

/** The message for a script that came without its object. */
export const NOT_AVAILABLE = 'The payment window is not available at the moment. Nothing was charged.';

/** The object that the script of a provider has put into the window. */
export function paymentObject({ scriptObject }: Named): unknown {
  return Reflect.get(window, scriptObject);
}

/**
 * Loads the script of a payment provider, once: one that failed is asked for again.
 *
 * @throws Error for the member: `FAILED_TO_LOAD` or `NOT_AVAILABLE`
 */
export async function loadPaymentScript(session: Named, signal: AbortSignal): Promise<void> {
  if (paymentObject(session) !== undefined) return;
  await fetchScript(session.scriptUrl, signal);
  if (paymentObject(session) === undefined) throw new Error(NOT_AVAILABLE);
}

function fetchScript(url: string, signal: AbortSignal): Promise<void> {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new Error(FAILED_TO_LOAD));
    };
    const timer = setTimeout(fail, TIMEOUT_MS);
    const end = () => clearTimeout(timer);
    script.addEventListener('load', () => {
      end();
      resolve();
    });
    script.addEventListener('error', () => {
      end();
      fail();
    });
    signal.addEventListener('abort', end);
    script.async = true;
    script.src = url;
    document.head.append(script);
  });
}
