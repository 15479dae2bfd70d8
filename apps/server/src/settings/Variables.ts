import { GIFT_CARD_RUPEES_A_DAY, GIFT_CARDS_A_DAY } from '@potli/api/contract/policy';
import * as z from 'zod/mini';
import { bankNames } from './bankSettings.ts';
import { basePathOf } from './basePathOf.ts';
import { linkCheck } from './linkCheck.ts';
import { paymentNames } from './paymentSettings.ts';
import { rateRaise } from './rateRaise.ts';

/** In development only this machine can reach the shop: its accounts can be those of the demo. */
export const LOOPBACK = '127.0.0.1';

const number = (kind: string, least: number, most: number) => {
  const error = `must be a ${kind} from ${least} to ${most}`;
  return z.coerce.number({ error }).check(z.gte(least, { error }), z.lte(most, { error }));
};
const wholeNumber = (most: number, least = 0) =>
  number('whole number', least, most).check(z.int({ error: `must be a whole number from ${least} to ${most}` }));
const oneOf = <const Word extends string>(...words: readonly Word[]) =>
  z.enum(words, { error: `must be ${words.join(' or ')}` });
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .check(
    z.refine(
      (url) => basePathOf(url) !== undefined,
      'must have no query, and only letters, digits, ".", "_", "~" and "-" in its path',
    ),
  );
const collectorUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });
const onOff = oneOf('on', 'off');
const hostName = z.string().check(z.regex(/^[\w.:-]+$/, 'must be an address or a name, without a port'));

export const Variables = z.object({
  PORT: z._default(wholeNumber(65_535), 3000),
  HOST: z.optional(hostName),
  PUBLIC_URL: z.optional(httpUrl),
  DATABASE_URL: z.optional(postgresUrl),
  DATABASE_MIGRATION_URL: z.optional(postgresUrl),
  DATABASE_POOL_URL: z.optional(postgresUrl),
  DATABASE_READ_URL: z.optional(postgresUrl),
  DATABASE_TIMEOUT_MS: z._default(wholeNumber(60_000, 100), 2_500),
  DATA_DIR: z._default(z.string(), '.data'),
  UPLOADS_DIR: z.optional(z.string()),
  JWT_SECRET: z.optional(z.string()),
  PII_KEY: z.optional(z.string()),
  PII_KEY_PREVIOUS: z.optional(z.string()),
  RECEIPT_KEY: z.optional(z.string()),
  ROOT_LEAST_MEMBERS: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000))),
  POSTBACK_SECRETS: z.optional(z.string()),
  POSTBACK_PATHS: z.optional(z.string()),
  STATUS_WORDS: z.optional(z.string()),
  REPORT_CURRENCIES: z.optional(z.string()),
  NETWORK_PULLS: z.optional(z.string()),
  NETWORK_PULL_URLS: z.optional(z.string()),
  BANK: z.optional(oneOf(...bankNames)),
  BANK_CREDENTIALS: z.optional(z.string()),
  BANK_API_URL: z.optional(z.string()),
  BANK_FILE_FORMAT: z.optional(z.string()),
  PAYMENT: z.optional(oneOf(...paymentNames)),
  PAYMENT_CREDENTIALS: z.optional(z.string()),
  PAYMENT_API_URL: z.optional(z.string()),
  VOUCHER_API_URL: z.optional(z.string()),
  VOUCHER_API_KEY: z.optional(z.string()),
  RATE_RAISE_PERCENT: rateRaise,
  LINK_CHECK: linkCheck,
  GIFT_CARDS_A_DAY: z._default(wholeNumber(10_000), GIFT_CARDS_A_DAY),
  GIFT_CARD_RUPEES_A_DAY: z._default(wholeNumber(100_000_000), GIFT_CARD_RUPEES_A_DAY),
  ALLOW_REDIRECT_HOSTS: z._default(z.string(), ''),
  ADMIN_NETWORKS: z.optional(z.string()),
  TRUST_PROXY: z._default(wholeNumber(10), 0),
  RATE_LIMITS: z._default(
    z.union([onOff, z.coerce.number().check(z.gt(0), z.lte(1_000_000))], {
      error: 'must be on, off or a factor up to 1000000',
    }),
    'on',
  ),
  DEMO: z.optional(onOff),
  DEMO_SHOPS: z._default(onOff, 'on'),
  SANDBOX_SPEED: z._default(number('number', 1, 10_000), 1),
  PRODUCT_NAME: z._default(z.string().check(z.maxLength(40, { error: 'must have at most 40 characters' })), 'Potli'),
  GST_PERCENT: z._default(number('number', 0, 99), 18),
  SAC_CODE: z.optional(z.string().check(z.regex(/^\d{4,8}$/, { error: 'must be a code of 4 to 8 digits' }))),
  JOBS: z._default(onOff, 'on'),
  PAYOUTS_AT: z.optional(z.string()),
  PAYOUT_HOLIDAYS: z.optional(z.string()),
  FORFEITURE: z._default(onOff, 'on'),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })),
  MAIL_FROM: z.optional(z.string().check(z.regex(/^[^\r\n@]+@[^\r\n@\s]+$/, { error: 'must be an e-mail address' }))),
  OPERATOR_EMAIL: z.optional(
    z.string().check(z.regex(/^[^\s@<>]+@[^\s@<>]+$/, { error: 'must be an e-mail address' })),
  ),
  // a misspelt "production" would start the demo
  NODE_ENV: z.optional(oneOf('production', 'development', 'test')),
  METRICS_PORT: z.optional(wholeNumber(65_535, 1)),
  METRICS_HOST: z._default(hostName, LOOPBACK),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(32, { error: 'must have at least 32 characters' }))),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(collectorUrl),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.optional(collectorUrl),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(z.string()),
  OTEL_SERVICE_NAME: z._default(z.string(), 'potli'),
  LOG_LEVEL: z._default(oneOf('silent', 'error', 'warn', 'info', 'debug'), 'info'),
});
