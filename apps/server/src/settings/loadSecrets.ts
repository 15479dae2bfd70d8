import { join } from 'node:path';
import { storedSecrets } from './storedSecrets.ts';

const NAMES = ['JWT_SECRET', 'PII_KEY', 'RECEIPT_KEY'] as const;
type Secrets = Record<(typeof NAMES)[number], string>;

/** The files of `DATA_DIR` in which missing ones are stored. The key of receipts came later, so older folders lack its file only. */
const FILES = { 'secrets.json': ['JWT_SECRET', 'PII_KEY'], 'receipt-key.json': ['RECEIPT_KEY'] } as const;

interface LoadedSecrets {
  values: Secrets;
  /** Keys that were `PII_KEY` before. */
  previousPiiKeys: string[];
  /** One line per secret that must not be used. */
  faults: string[];
}

const MIN_BYTES = 32;
const PLACEHOLDER = /change.?me|default|example|your.?secret|placeholder/i;

/** Uses the given secrets. Outside production, missing ones are created in files of `DATA_DIR`. */
export function loadSecrets(
  { PII_KEY_PREVIOUS, ...given }: Partial<Secrets> & { PII_KEY_PREVIOUS?: string },
  { production, dataDir }: { production: boolean; dataDir: string },
): LoadedSecrets {
  const previousPiiKeys = toKeyList(PII_KEY_PREVIOUS);
  const faults = [
    ...NAMES.flatMap((name) => missing(name, given[name], production)),
    ...NAMES.flatMap((name) => secretFaults(name, given[name])),
    ...new Set(previousPiiKeys.flatMap((key) => secretFaults('PII_KEY_PREVIOUS', key))),
    ...(production ? sameSecret(given) : []),
  ];
  const stored = production ? {} : storedIn(dataDir, given);
  const values = { JWT_SECRET: '', PII_KEY: '', RECEIPT_KEY: '', ...stored, ...defined(given) };
  return { values, previousPiiKeys, faults };
}

function storedIn(dataDir: string, given: Partial<Secrets>): Partial<Secrets> {
  const files = Object.entries(FILES).filter(([, names]) => names.some((name) => given[name] === undefined));
  return Object.assign(
    {},
    ...files.map(([file, names]) => storedSecrets(join(dataDir, file), names)),
  ) as Partial<Secrets>;
}

/** Keys are separated by commas or line ends. A key can contain a comma, so the whole text also counts as one. */
export function toKeyList(text = ''): string[] {
  const keys = text.split(/[,\n]/).map((key) => key.trim());
  const long = keys.filter((key) => Buffer.byteLength(key) >= MIN_BYTES);
  return [...new Set([text.trim(), ...long])].filter((key) => key !== '');
}

/** Why a secret must not be used, without the secret itself. An absent one has no fault. */
export function secretFaults(name: string, value: string | undefined): string[] {
  if (value === undefined) return [];
  if (Buffer.byteLength(value) < MIN_BYTES) return [`${name}: is shorter than ${MIN_BYTES} bytes`];
  // few different characters make a placeholder, at any length
  if (PLACEHOLDER.test(value) || new Set(value).size < 8) return [`${name}: is a default, not a secret`];
  return [];
}

function missing(name: string, value: string | undefined, production: boolean): string[] {
  return production && value === undefined ? [`${name}: is missing; set at least ${MIN_BYTES} random bytes`] : [];
}

/** All must differ: else one leak reveals two. */
function sameSecret(given: Partial<Secrets>): string[] {
  return NAMES.flatMap((name, n) => {
    const other = NAMES.slice(0, n).find((earlier) => given[name] !== undefined && given[earlier] === given[name]);
    return other ? [`${name}: is the same as ${other}; every secret needs random bytes of its own`] : [];
  });
}

function defined(given: Partial<Secrets>): Partial<Secrets> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
