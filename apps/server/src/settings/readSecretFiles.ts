import { readFileSync } from 'node:fs';
import { SettingsError } from './SettingsError.ts';

/** Variables with a secret, or with an address that has a password. `NAME_FILE` can replace each. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_MIGRATION_URL',
  'DATABASE_POOL_URL',
  'DATABASE_READ_URL',
  'JWT_SECRET',
  'PII_KEY',
  'PII_KEY_PREVIOUS',
  'RECEIPT_KEY',
  'POSTBACK_SECRETS',
  'POSTBACK_PATHS',
  'NETWORK_PULLS',
  'BANK_CREDENTIALS',
  'PAYMENT_CREDENTIALS',
  'VOUCHER_API_KEY',
  'BACKUP_KEY',
  'SMTP_URL',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;

/** Each sign of them counts: what was sealed or signed with a key opens with no other. */
const KEYS: ReadonlySet<string> = new Set(['JWT_SECRET', 'PII_KEY', 'PII_KEY_PREVIOUS', 'RECEIPT_KEY', 'BACKUP_KEY']);

const IN_QUOTES = /^(["'])((?:(?!\1).)*)\1$/s;

/** A value as an env file means it: not every tool removes quotes, blanks and the line end of Windows around it. */
const asMeant = (name: string, value = ''): string =>
  KEYS.has(name) ? value : value.trim().replace(IN_QUOTES, '$2').trim();

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment with secrets read from files: `PII_KEY_FILE=/run/secrets/pii` replaces `PII_KEY`. Line ends at the
 * end of a file are left out, and quotes and blanks around a value that is no key. An empty variable counts as absent.
 * @throws SettingsError where a secret is given twice, or its file is empty or cannot be read
 */
export function readSecretFiles(environment: Environment): Environment {
  const { given, faults } = findSecretFiles(environment);
  if (faults.length > 0) throw new SettingsError(faults);
  return given;
}

/** The same, with what is wrong beside what can be read, so that a start names all that is wrong at once. */
export function findSecretFiles(environment: Environment): { given: Environment; unread: string[]; faults: string[] } {
  const given: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, asMeant(name, value)] as const)
      .filter(([, value]) => value !== ''),
  );
  const faults: string[] = [];
  const unread: string[] = [];
  for (const name of SECRETS) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined) {
      faults.push(`${name}: is given twice, by ${name}_FILE as well; leave one of them out`);
      continue;
    }
    given[name] = asMeant(name, readSecret(`${name}_FILE`, file, faults)) || undefined;
    if (given[name] === undefined) unread.push(name);
  }
  return { given, unread, faults };
}

function readSecret(variable: string, file: string, faults: string[]): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
    if (secret === '') faults.push(`${variable}: the file is empty`);
    return secret;
  } catch (error) {
    faults.push(`${variable}: the file cannot be read (${(error as NodeJS.ErrnoException).code})`);
    return undefined;
  }
}
