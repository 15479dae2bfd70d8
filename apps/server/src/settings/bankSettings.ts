import { isSafeUrl } from './isSafeUrl.ts';
import { type Credentials, readCredentials } from './readCredentials.ts';

/** A bank that sends real money, and what opens it. */
export interface BankSettings {
  kind: BankKind;
  /** By the names of `CREDENTIALS`, each with its values in the order in which they were given. */
  credentials: Credentials;
  /** A file with the format in which a bank takes NEFT files, where it is none of the known ones. */
  fileFormat?: string;
  /** Another address than the bank's own, without a slash at the end. */
  url?: string;
}

export type BankKind = keyof typeof CREDENTIALS;

/** Names of credentials: those that must be given, and those that can be. */
const CREDENTIALS = {
  razorpayx: { needed: ['key', 'secret', 'account', 'webhook'], allowed: [] },
  cashfree: { needed: ['id', 'secret'], allowed: ['webhook', 'email', 'phone'] },
  neft: { needed: ['account'], allowed: [] },
} satisfies Record<string, { needed: string[]; allowed: string[] }>;

export const bankNames = ['simulated', 'razorpayx', 'cashfree', 'neft'] as const;

const VARIABLE = 'BANK_CREDENTIALS';

interface BankVariables {
  BANK?: (typeof bankNames)[number];
  BANK_CREDENTIALS?: string;
  BANK_API_URL?: string;
  BANK_FILE_FORMAT?: string;
}

/**
 * Reads `BANK=razorpayx` and `key=…,secret=…,account=…,webhook=…`.
 * @returns no bank where none is connected; also one line per fault, without the credentials
 */
export function readBank(
  { BANK, BANK_CREDENTIALS: text, BANK_API_URL: url, BANK_FILE_FORMAT: fileFormat }: BankVariables,
  { production }: { production: boolean },
): { bank?: BankSettings; faults: string[] } {
  const isReal = BANK !== undefined && BANK !== 'simulated';
  const faults = [
    ...(text === undefined || isReal ? [] : [`${VARIABLE}: is of no use without BANK`]),
    ...(url === undefined || (isReal && BANK !== 'neft')
      ? []
      : ['BANK_API_URL: is of no use without a bank that is asked']),
    ...(fileFormat === undefined || BANK === 'neft' ? [] : ['BANK_FILE_FORMAT: is of no use without BANK=neft']),
    ...(url === undefined || isSafeUrl(url) ? [] : ['BANK_API_URL: must be https']),
    ...(BANK === 'simulated' && production
      ? ['BANK: the simulated bank sends no money; name a real one, or leave it out']
      : []),
  ];
  if (!isReal) return { faults };
  const read = readCredentials({ variable: VARIABLE, kind: BANK, text }, CREDENTIALS[BANK]);
  const bank: BankSettings = {
    kind: BANK,
    credentials: read.credentials,
    ...(url !== undefined && { url: url.replace(/\/+$/, '') }),
    ...(fileFormat !== undefined && { fileFormat }),
  };
  return { bank, faults: [...faults, ...read.faults] };
}
