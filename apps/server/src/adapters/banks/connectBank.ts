import { type CheckVpa, knowsNoVpa } from '../../domain/bank/CheckVpa.ts';
import type { BankPort } from '../../domain/payouts/BankPort.ts';
import type { BankKind, BankSettings } from '../../settings/bankSettings.ts';
import { createCashfree } from './cashfree/createCashfree.ts';
import { createRazorpayVpaCheck } from './razorpayx/createRazorpayVpaCheck.ts';
import { createRazorpayX } from './razorpayx/createRazorpayX.ts';

/** A bank that sends real money, and names whom UPI IDs pay where it can. */
export interface ConnectedBank {
  bank: BankPort;
  checkVpa: CheckVpa;
}

const BANKS: Record<BankKind, (settings: BankSettings, productName: string) => ConnectedBank> = {
  razorpayx(settings, productName) {
    const of = reader(settings);
    const account = {
      keyId: of('key'),
      keySecret: of('secret'),
      baseUrl: settings.url ?? 'https://api.razorpay.com',
    };
    const webhookSecrets = settings.credentials.get('webhook') ?? [];
    const narration = narrationOf(productName);
    return {
      bank: createRazorpayX({ ...account, account: of('account'), webhookSecrets, narration }),
      checkVpa: createRazorpayVpaCheck(account),
    };
  },
  cashfree(settings, productName) {
    const of = reader(settings);
    const [email] = settings.credentials.get('email') ?? [];
    const [phone] = settings.credentials.get('phone') ?? [];
    const bank = createCashfree({
      clientId: of('id'),
      clientSecret: of('secret'),
      // Cashfree signs with the oldest client secret that is active
      webhookSecrets: [...(settings.credentials.get('webhook') ?? []), of('secret')],
      narration: narrationOf(productName),
      baseUrl: settings.url ?? 'https://api.cashfree.com/payout',
      ...(email !== undefined && { email }),
      ...(phone !== undefined && { phone }),
    });
    return { bank, checkVpa: knowsNoVpa };
  },
};

/** The bank that the settings name. */
export function connectBank(settings: BankSettings, { productName }: { productName: string }): ConnectedBank {
  return BANKS[settings.kind](settings, productName);
}

/** The settings were checked: what is needed is there. */
const reader =
  ({ credentials }: BankSettings) =>
  (name: string): string =>
    credentials.get(name)?.[0] ?? '';

const narrationOf = (productName: string) => `${productName} cashback`;
