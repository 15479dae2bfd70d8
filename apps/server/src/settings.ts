import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { loadSecrets } from './settings/loadSecrets.ts';

/** What the host is told from outside; `docs/operations.md` explains each. */
export interface Settings {
  port: number;
  /** Origin under which members reach the shop, without a slash at its end. Links in mails start with it. */
  publicUrl: string;
  /** Absent: the host starts a PostgreSQL of its own in `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
  /** Where files of members lie; absent: `uploads` in `dataDir`. */
  uploadsDir?: string;
  jwtSecret: string;
  piiKey: string;
  /** Hosts beside those of the catalogue to which `/redirect` goes by itself. */
  allowRedirectHosts: string[];
  /** Proxies in front of the host whose X-Forwarded-For is believed. */
  trustProxy: number;
  /** Factor of all rate limits; 0 switches them off. */
  rateLimits: number;
  demo: boolean;
  productName: string;
  production: boolean;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

type Environment = Readonly<Record<string, string | undefined>>;

const wholeNumber = (max: number) => z.coerce.number().check(z.int(), z.gte(0), z.lte(max));
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const onOff = z.enum(['on', 'off']);

const Variables = z.object({
  PORT: z._default(wholeNumber(65_535), 3000),
  PUBLIC_URL: z.optional(httpUrl),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })),
  DATA_DIR: z._default(z.string(), '.data'),
  UPLOADS_DIR: z.optional(z.string()),
  JWT_SECRET: z.optional(z.string()),
  PII_KEY: z.optional(z.string()),
  ALLOW_REDIRECT_HOSTS: z._default(z.string(), ''),
  TRUST_PROXY: z._default(wholeNumber(10), 0),
  RATE_LIMITS: z._default(z.union([onOff, z.coerce.number().check(z.gt(0), z.lte(1_000_000))]), 'on'),
  DEMO: z.optional(onOff),
  PRODUCT_NAME: z._default(z.string().check(z.maxLength(40)), 'Potli'),
  NODE_ENV: z.optional(z.string()),
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
});

/** Says in one line per fault which variable is wrong and why. */
export class SettingsError extends Error {
  constructor(faults: readonly string[]) {
    super(`The settings do not fit:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

/**
 * Reads the environment (decisions, "Settings"). An empty variable counts as absent.
 * @throws SettingsError naming every variable that is malformed or, in production, every secret that is missing,
 * a default or shorter than 32 bytes.
 */
export function loadSettings(environment: Environment): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(Variables, given);
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const variables = parsed.data;
  const production = variables.NODE_ENV === 'production';
  const dataDir = resolve(variables.DATA_DIR);
  const secrets = loadSecrets(
    { JWT_SECRET: variables.JWT_SECRET, PII_KEY: variables.PII_KEY },
    { production, dataDir },
  );
  if (secrets.faults.length > 0) throw new SettingsError(secrets.faults);
  return {
    port: variables.PORT,
    publicUrl: (variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`).replace(/\/+$/, ''),
    databaseUrl: variables.DATABASE_URL,
    dataDir,
    uploadsDir: variables.UPLOADS_DIR === undefined ? undefined : resolve(variables.UPLOADS_DIR),
    jwtSecret: secrets.values.JWT_SECRET,
    piiKey: secrets.values.PII_KEY,
    allowRedirectHosts: hostList(variables.ALLOW_REDIRECT_HOSTS),
    trustProxy: variables.TRUST_PROXY,
    rateLimits: toFactor(variables.RATE_LIMITS),
    demo: !production && variables.DEMO !== 'off',
    productName: variables.PRODUCT_NAME,
    production,
    logLevel: variables.LOG_LEVEL,
  };
}

function toFactor(rateLimits: 'on' | 'off' | number): number {
  if (rateLimits === 'on') return 1;
  return rateLimits === 'off' ? 0 : rateLimits;
}

function hostList(text: string): string[] {
  return text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
}
