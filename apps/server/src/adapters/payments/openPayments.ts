import { hkdfSync } from 'node:crypto';
import { join } from 'node:path';
import type { Database } from '../../db/database.ts';
import type { PaymentPort } from '../../domain/shop/checkout/PaymentPort.ts';
import type { VoucherSupply } from '../../domain/shop/giftcards/VoucherSupply.ts';
import { recordPayments } from '../../domain/views/installation/recordedPayments.ts';
import { refuseInProduction } from '../../domain/views/installation/refuseInProduction.ts';
import type { PaymentKind, PaymentSettings } from '../../settings/paymentSettings.ts';
import type { Settings } from '../../settings/settings.ts';
import type { VoucherSettings } from '../../settings/voucherSettings.ts';
import { createBankClient } from '../banks/createBankClient.ts';
import { createCashfreePayments } from './cashfree/createCashfreePayments.ts';
import { guardPayments } from './guardPayments.ts';
import { issuerSupply } from './issuer/issuerSupply.ts';
import { createRazorpay } from './razorpay/createRazorpay.ts';
import { createSimulatedPayments, type SimulatedPaymentControls } from './simulated/createSimulatedPayments.ts';
import { simulatedSupply } from './simulated/simulatedSupply.ts';

type PaymentChoice = Pick<Settings, 'payment' | 'vouchers' | 'production' | 'dataDir' | 'jwtSecret'>;

interface OpenedPayments {
  /** Undefined in production, where none is connected: then nothing can be bought. */
  payment: PaymentPort | undefined;
  /** Undefined where the stock is all there is. */
  supply: VoucherSupply | undefined;
  /** Of the simulated provider only: what a developer can see and do. */
  paymentControls?: SimulatedPaymentControls;
}

const PACE_MS = 50;
const TIMEOUT_MS = 10_000;
/** The version of Cashfree's API. */
const CASHFREE_VERSION = '2023-08-01';

/**
 * The provider of the settings, else outside production the simulated one, which makes up vouchers, too.
 * @throws SettingsError when another provider takes the payments of this database, or when the simulated one would
 */
export async function openPayments(
  { payment: named, vouchers, production, dataDir, jwtSecret }: PaymentChoice,
  database: Pick<Database, 'orm'>,
): Promise<OpenedPayments> {
  if (named) {
    const mayTake = () => recordPayments(database.orm, named.kind);
    await mayTake();
    return { payment: guardPayments(PROVIDERS[named.kind](named), mayTake), supply: vouchers && openIssuer(vouchers) };
  }
  if (production) return { payment: undefined, supply: undefined };
  const mayTake = () =>
    refuseInProduction(database.orm, 'The simulated provider takes no money: name the real one with PAYMENT.');
  await mayTake();
  const { paymentControls, ...simulated } = openSimulatedPayments({ dataDir, jwtSecret });
  return {
    payment: guardPayments(simulated, mayTake),
    supply: vouchers ? openIssuer(vouchers) : simulatedSupply,
    paymentControls,
  };
}

/** The simulated provider of all hosts that share a folder and a secret. */
export function openSimulatedPayments({ dataDir, jwtSecret }: Pick<PaymentChoice, 'dataDir' | 'jwtSecret'>) {
  const secret = Buffer.from(hkdfSync('sha256', jwtSecret, '', 'simulated payments', 32)).toString('hex');
  return createSimulatedPayments({ folder: join(dataDir, 'payments'), secret });
}

const PROVIDERS: Record<PaymentKind, (settings: PaymentSettings) => PaymentPort> = {
  razorpay({ credentials, url: baseUrl = 'https://api.razorpay.com' }) {
    const [keyId = ''] = credentials.get('key') ?? [];
    const [keySecret = ''] = credentials.get('secret') ?? [];
    const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
    const client = openClient('Razorpay', baseUrl, { authorization });
    return createRazorpay({ client, keyId, keySecret, webhookSecrets: credentials.get('webhook') ?? [] });
  },
  cashfree({ credentials, url }) {
    const [clientId = ''] = credentials.get('id') ?? [];
    const [clientSecret = ''] = credentials.get('secret') ?? [];
    const mode = credentials.get('mode')?.[0] === 'sandbox' ? 'sandbox' : 'production';
    const [prefix = 'potli-'] = credentials.get('prefix') ?? [];
    const baseUrl = url ?? `https://${mode === 'sandbox' ? 'sandbox' : 'api'}.cashfree.com/pg`;
    const headers = { 'x-client-id': clientId, 'x-client-secret': clientSecret, 'x-api-version': CASHFREE_VERSION };
    return createCashfreePayments({ client: openClient('Cashfree', baseUrl, headers), clientSecret, mode, prefix });
  },
};

const openIssuer = ({ url, key }: VoucherSettings) =>
  issuerSupply(openClient('The issuer of vouchers', url, { authorization: `Bearer ${key}` }, 'VOUCHER_API_KEY'));

const openClient = (
  title: string,
  baseUrl: string,
  headers: Record<string, string>,
  variable = 'PAYMENT_CREDENTIALS',
) => createBankClient({ title, baseUrl, headers, paceMs: PACE_MS, timeoutMs: TIMEOUT_MS, variable });
