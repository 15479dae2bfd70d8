import { isSafeUrl } from './isSafeUrl.ts';
import { type Credentials, readCredentials } from './readCredentials.ts';

/** A provider that takes real payments, and what opens it. */
export interface PaymentSettings {
  kind: PaymentKind;
  /** Keyed by the names in `CREDENTIALS`. */
  credentials: Credentials;
  /** Another address than the provider's own, without a slash at the end. */
  url?: string;
}

export type PaymentKind = keyof typeof CREDENTIALS;

/** Names of credentials: those that must be given, and those that can be. */
const CREDENTIALS = {
  razorpay: { needed: ['key', 'secret', 'webhook'], allowed: [] },
  cashfree: { needed: ['id', 'secret'], allowed: ['mode', 'prefix'] },
} satisfies Record<string, { needed: string[]; allowed: string[] }>;

export const paymentNames = ['simulated', 'razorpay', 'cashfree'] as const;

const VARIABLE = 'PAYMENT_CREDENTIALS';

interface PaymentVariables {
  PAYMENT?: (typeof paymentNames)[number];
  PAYMENT_CREDENTIALS?: string;
  PAYMENT_API_URL?: string;
}

/**
 * Reads `PAYMENT=razorpay` and `key=…,secret=…,webhook=…`.
 * @returns no provider where none is connected; also one line per fault, without the credentials
 */
export function readPayment(
  { PAYMENT, PAYMENT_CREDENTIALS: text, PAYMENT_API_URL: url }: PaymentVariables,
  { production }: { production: boolean },
): { payment?: PaymentSettings; faults: string[] } {
  const isReal = PAYMENT !== undefined && PAYMENT !== 'simulated';
  const faults = [
    ...(text === undefined || isReal ? [] : [`${VARIABLE}: is of no use without PAYMENT`]),
    ...(url === undefined || isReal ? [] : ['PAYMENT_API_URL: is of no use without PAYMENT']),
    ...(url === undefined || isSafeUrl(url) ? [] : ['PAYMENT_API_URL: must be https']),
    ...(PAYMENT === 'simulated' && production
      ? ['PAYMENT: the simulated provider takes no money; name a real one, or leave it out']
      : []),
  ];
  if (!isReal) return { faults };
  const read = readCredentials({ variable: VARIABLE, kind: PAYMENT, text }, CREDENTIALS[PAYMENT]);
  const payment = {
    kind: PAYMENT,
    credentials: read.credentials,
    ...(url !== undefined && { url: url.replace(/\/+$/, '') }),
  };
  return { payment, faults: [...faults, ...read.faults] };
}
