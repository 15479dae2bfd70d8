import type { Database } from '../../db/database.ts';
import { type CheckVpa, knowsNoVpa } from '../../domain/members/bank/CheckVpa.ts';
import type { FileLayout } from '../../domain/payouts/transferFiles/FileLayout.ts';
import type { BankPort } from '../../domain/payouts/transfers/BankPort.ts';
import type { BankKind, BankSettings } from '../../settings/bankSettings.ts';
import { createCashfree } from './cashfree/createCashfree.ts';
import { createNeftBank } from './neft/createNeftBank.ts';
import { createNeftLayout } from './neft/createNeftLayout.ts';
import { createRazorpayClient } from './razorpayx/createRazorpayClient.ts';
import { createRazorpayVpaCheck } from './razorpayx/createRazorpayVpaCheck.ts';
import { createRazorpayX } from './razorpayx/createRazorpayX.ts';

/** A bank that sends real money, and names whom UPI IDs pay where it can. */
export interface ConnectedBank {
  bank: BankPort;
  checkVpa: CheckVpa;
  /** Of a bank that takes files. */
  layout?: FileLayout;
}

interface ConnectionParts {
  database: Pick<Database, 'orm'>;
  productName: string;
}

const BANKS: Record<BankKind, (settings: BankSettings, parts: ConnectionParts) => ConnectedBank> = {
  razorpayx(settings, { productName }) {
    const of = reader(settings);
    // one for both: the bank counts the requests of the account
    const client = createRazorpayClient({
      keyId: of('key'),
      keySecret: of('secret'),
      baseUrl: settings.url ?? 'https://api.razorpay.com',
    });
    const webhookSecrets = settings.credentials.get('webhook') ?? [];
    const narration = narrationOf(productName);
    return {
      bank: createRazorpayX({ client, account: of('account'), webhookSecrets, narration }),
      checkVpa: createRazorpayVpaCheck(client),
    };
  },
  cashfree(settings, { productName }) {
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
  neft(settings, { database, productName }) {
    // a start with a wrong format is refused: the next file would be wrong
    const layout = createNeftLayout(settings, narrationOf(productName));
    return { bank: createNeftBank(database), checkVpa: knowsNoVpa, layout };
  },
};

/** The bank that the settings name. @throws OperatorError for a format of files that is none */
export function connectBank(settings: BankSettings, parts: ConnectionParts): ConnectedBank {
  return BANKS[settings.kind](settings, parts);
}

/** The settings were checked: what is needed is there. */
const reader =
  ({ credentials }: BankSettings) =>
  (name: string): string =>
    credentials.get(name)?.[0] ?? '';

/** What members read in their statement of account. */
export const narrationOf = (productName: string) => `${productName} cashback`;
