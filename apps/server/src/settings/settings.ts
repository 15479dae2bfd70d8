import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { quoted } from '../incoming/quoted.ts';
import { type AdminNetworks, readAdminNetworks } from './adminNetworks.ts';
import { type BankSettings, readBank } from './bankSettings.ts';
import { isLoopback } from './isLoopback.ts';
import { loadSecrets } from './loadSecrets.ts';
import { type NetworkPullSettings, readNetworkPulls } from './networkPulls.ts';
import { type PaymentSettings, readPayment } from './paymentSettings.ts';
import { type PayoutTimes, readPayoutTimes } from './payoutTimes.ts';
import { type PostbackPaths, readPostbackPaths } from './postbackPaths.ts';
import { type PostbackSecrets, readPostbackSecrets } from './postbackSecrets.ts';
import { type Environment, findSecretFiles } from './readSecretFiles.ts';
import { type ReportCurrencies, readReportCurrencies } from './reportCurrencies.ts';
import { SettingsError } from './SettingsError.ts';
import { withSandboxSecrets } from './sandboxSecrets.ts';
import { readStatusWords, type StatusWords } from './statusWords.ts';
import { readTraces, type TraceSettings } from './traceSettings.ts';
import { LOOPBACK, Variables } from './Variables.ts';
import { readVouchers, type VoucherSettings } from './voucherSettings.ts';
/** The work of a hash. It is part of the hash, so that passwords are compared at the cost they were hashed with. */
export interface PasswordCost {
  /** KiB. */
  memoryCost: number;
  /** Passes. */
  timeCost: number;
}

/** The settings of the host; `docs/operations.md` explains each. */
export interface Settings {
  port: number;
  /** Address or name to listen on; absent: all addresses of the machine. */
  host?: string;
  /** Address by which members reach the shop, with the path below which it is, if any; no slash at the end. Links in mails start with it. */
  publicUrl: string;
  /** Absent: the host starts an embedded PostgreSQL in `dataDir`. */
  databaseUrl?: string;
  /** The same database for the role that owns the tables and runs migrations; absent: `databaseUrl`. */
  databaseMigrationUrl?: string;
  /** The same database behind a pooler in transaction mode; absent: none. */
  databasePoolUrl?: string;
  /** A streaming replica of it, for reads; absent: none. */
  databaseReadUrl?: string;
  /** How long a call waits for one statement (ms). */
  databaseTimeoutMs: number;
  dataDir: string;
  /** Folder for files of members; absent: `uploads` in `dataDir`. */
  uploadsDir?: string;
  jwtSecret: string;
  /** Seals, and opens what it has sealed. */
  piiKey: string;
  /** Keys before `piiKey`, which only open. */
  previousPiiKeys: string[];
  /** Signs the receipts of clicks. */
  receiptKey: string;
  /** No root is published while fewer members than these are owed something. */
  rootLeastMembers: number;
  /** Networks that sign their reports. */
  postbackSecrets: PostbackSecrets;
  /** Networks that report to a secret address. */
  postbackPaths: PostbackPaths;
  /** Words of networks for a status, beside those that are known. */
  statusWords: StatusWords;
  /** Currencies beside INR in which networks may report. */
  reportCurrencies: ReportCurrencies;
  /** Networks that are asked for their reports. */
  networkPulls: NetworkPullSettings[];
  /** The bank that pays members. Absent: none that sends money. */
  bank?: BankSettings;
  /** Who takes payments for gift cards. Absent: none that takes money. */
  payment?: PaymentSettings;
  /** The issuer of vouchers that the stock has not. Absent: none. */
  vouchers?: VoucherSettings;
  /** What a member may buy in gift cards in a day of India. */
  giftCardsADay: { cards: number; rupees: number };
  /** Percent by which an editor raises a rate alone. */
  rateRaisePercent: number;
  /** Whether links to other sites are asked. */
  checksLinks: boolean;
  /** More hosts that `/redirect` opens without a question, beside those of the catalogue. */
  allowRedirectHosts: string[];
  /** From where the admin area can be used. */
  adminNetworks: AdminNetworks;
  /** Number of proxies in front of the host whose X-Forwarded-For is trusted. */
  trustProxy: number;
  /** Factor of all rate limits; 0 switches them off. */
  rateLimits: number;
  demo: boolean;
  /** Links to shops of the demo, which do not exist, lead to shops of the sandbox on this machine. Never in production. */
  demoShops: boolean;
  /** How much quicker than real ones the networks of the sandbox are. */
  sandboxSpeed: number;
  productName: string;
  /** What invoices to networks say: GST in percent, and the code of the service. */
  invoices: { gstPercent: number; sacCode: string | undefined };
  /** The mail server, with its password. Absent: mails stay in the outbox. */
  smtpUrl?: string;
  /** Whether this host does jobs, beside answering calls. */
  jobs: boolean;
  /** When members are paid; in the demo every minute. */
  payoutTimes: PayoutTimes;
  /** Who gets a mail when a check of the ledger finds something. Absent: the log says it only. */
  operatorEmail?: string;
  /** Whether approved money is forfeited after `FORFEIT_MONTHS` without a login. Never in the demo. */
  forfeiture: boolean;
  /** Sender of mails: an address, or a name with an address in angle brackets. */
  mailFrom: string;
  production: boolean;
  /** Absent: that of members' passwords. No variable sets it: only tests hash with less work. */
  passwordCost?: PasswordCost;
  /** Where `/metrics` and `/health` are answered, and what opens them. Absent: nowhere. */
  metrics?: { port: number; host: string; token?: string | undefined };
  /** Whether `potli backup` saves the shop: it has a `BACKUP_KEY`, which hosts need for nothing else. */
  savesBackups: boolean;
  /** The collector of traces. Absent: none. */
  traces?: TraceSettings;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

const noServer = (name: string) => `${name}: needs DATABASE_URL, the address of the server itself`;
const OTHER_PLACES = ['DATABASE_POOL_URL', 'DATABASE_READ_URL'] as const;
const NO_DEMO = 'DEMO: cannot be on in production, its accounts are known to everyone; leave it out';

/** What else must hold of settings, where rooms above know it. @returns one line per fault */
export type SettingsCheck = (settings: Settings, given: Environment) => readonly string[];

/**
 * Reads the environment, and the files that it names for secrets. An empty variable counts as absent.
 * @throws SettingsError naming every variable that is malformed and every secret that is a default or shorter than 32
 * bytes; in production, also a missing secret, two secrets that are the same, and the demo; and what `checks` find
 */
export function loadSettings(environment: Environment, checks: readonly SettingsCheck[] = []): Settings {
  const { settings, faults } = findSettings(environment, checks);
  if (faults.length > 0) throw new SettingsError(faults);
  return settings;
}

/** The settings as far as they can be read, with the defaults of what is malformed, and what is wrong with them. */
export function findSettings(
  environment: Environment,
  checks: readonly SettingsCheck[] = [],
): { settings: Settings; faults: string[] } {
  const files = findSecretFiles(environment);
  const { settings, faults } = readVariables(files.given);
  // a secret whose file cannot be read is not missing, too
  const isNamed = (fault: string) => files.unread.some((name) => fault.startsWith(`${name}:`));
  return {
    settings,
    faults: [
      ...files.faults,
      ...faults.filter((fault) => !isNamed(fault)),
      ...checks.flatMap((check) => check(settings, files.given)),
    ],
  };
}

function readVariables(given: Environment) {
  const parsed = z.safeParse(Variables, given);
  const malformed = parsed.success ? [] : parsed.error.issues;
  // other problems are reported in the same run, with defaults for malformed values
  const variables = parsed.success ? parsed.data : z.parse(Variables, without(given, malformed));
  const production = variables.NODE_ENV === 'production';
  const dataDir = resolve(variables.DATA_DIR);
  const { JWT_SECRET, PII_KEY, PII_KEY_PREVIOUS, RECEIPT_KEY } = variables;
  const secrets = loadSecrets({ JWT_SECRET, PII_KEY, PII_KEY_PREVIOUS, RECEIPT_KEY }, { production, dataDir });
  const postbacks = readPostbackSecrets(variables.POSTBACK_SECRETS);
  const unsigned = readPostbackPaths(variables.POSTBACK_PATHS);
  const statusWords = readStatusWords(variables.STATUS_WORDS);
  const foreign = readReportCurrencies(variables.REPORT_CURRENCIES);
  const pulls = readNetworkPulls(variables.NETWORK_PULLS, variables.NETWORK_PULL_URLS);
  const payouts = readPayoutTimes(variables);
  const bank = readBank(variables, { production });
  const admin = readAdminNetworks(variables.ADMIN_NETWORKS);
  const payment = readPayment(variables, { production });
  const vouchers = readVouchers(variables);
  const traces = readTraces(variables);
  const demoFaults = production && variables.DEMO === 'on' ? [NO_DEMO] : [];
  const faults = [
    ...malformed.map(({ path: [name], message }) => `${String(name)}: ${message}${shown(String(name), given)}`),
    ...secrets.faults,
    ...postbacks.faults,
    ...unsigned.faults,
    ...statusWords.faults,
    ...foreign.faults,
    ...pulls.faults,
    ...payouts.faults,
    ...bank.faults,
    ...payment.faults,
    ...vouchers.faults,
    ...traces.faults,
    ...(variables.DATABASE_URL ? [] : OTHER_PLACES.filter((name) => variables[name]).map(noServer)),
    ...admin.faults,
    ...demoFaults,
  ];
  const publicUrl = (variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`).replace(/\/+$/, '');
  const demo = !production && variables.DEMO !== 'off';
  const demoShops = demo && variables.DEMO_SHOPS === 'on' && isLoopback(new URL(publicUrl).hostname);
  const { JWT_SECRET: jwtSecret } = secrets.values;
  const settings: Settings = {
    port: variables.PORT,
    host: variables.HOST ?? (production ? undefined : LOOPBACK),
    publicUrl,
    databaseUrl: variables.DATABASE_URL,
    databaseMigrationUrl: variables.DATABASE_MIGRATION_URL,
    databasePoolUrl: variables.DATABASE_POOL_URL,
    databaseReadUrl: variables.DATABASE_READ_URL,
    databaseTimeoutMs: variables.DATABASE_TIMEOUT_MS,
    dataDir,
    uploadsDir: variables.UPLOADS_DIR === undefined ? undefined : resolve(variables.UPLOADS_DIR),
    jwtSecret,
    piiKey: secrets.values.PII_KEY,
    previousPiiKeys: secrets.previousPiiKeys,
    receiptKey: secrets.values.RECEIPT_KEY,
    // a development shop has no real members
    rootLeastMembers: variables.ROOT_LEAST_MEMBERS ?? (production ? 50 : 0),
    postbackSecrets: demoShops ? withSandboxSecrets(postbacks.secrets, jwtSecret) : postbacks.secrets,
    postbackPaths: unsigned.paths,
    statusWords: statusWords.words,
    reportCurrencies: foreign.currencies,
    networkPulls: pulls.pulls,
    bank: bank.bank,
    payment: payment.payment,
    vouchers: vouchers.vouchers,
    rateRaisePercent: variables.RATE_RAISE_PERCENT,
    checksLinks: variables.LINK_CHECK === 'on',
    giftCardsADay: { cards: variables.GIFT_CARDS_A_DAY, rupees: variables.GIFT_CARD_RUPEES_A_DAY },
    allowRedirectHosts: hostList(variables.ALLOW_REDIRECT_HOSTS),
    adminNetworks: admin.networks,
    trustProxy: variables.TRUST_PROXY,
    rateLimits: toFactor(variables.RATE_LIMITS),
    demo,
    demoShops,
    sandboxSpeed: variables.SANDBOX_SPEED,
    productName: variables.PRODUCT_NAME,
    invoices: { gstPercent: variables.GST_PERCENT, sacCode: variables.SAC_CODE },
    jobs: variables.JOBS === 'on',
    payoutTimes: payouts.times,
    forfeiture: !demo && variables.FORFEITURE === 'on',
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    operatorEmail: variables.OPERATOR_EMAIL,
    production,
    metrics: variables.METRICS_PORT
      ? { port: variables.METRICS_PORT, host: variables.METRICS_HOST, token: variables.METRICS_TOKEN }
      : undefined,
    savesBackups: given.BACKUP_KEY !== undefined,
    traces: traces.traces,
    logLevel: variables.LOG_LEVEL,
  };
  return { settings, faults };
}

/** The value of a variable, but for addresses, which can hold passwords. */
function shown(name: string, given: Environment): string {
  const value = given[name];
  return value === undefined || /(?:URL|KEY|SECRET|CREDENTIALS|TOKEN)/.test(name) ? '' : `, not ${quoted(value)}`;
}

function without(given: Environment, issues: readonly { path: PropertyKey[] }[]): Environment {
  const malformed = new Set(issues.map(({ path: [name] }) => name));
  return Object.fromEntries(Object.entries(given).filter(([name]) => !malformed.has(name)));
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
