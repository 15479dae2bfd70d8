import { randomBytes } from 'node:crypto';
import type { Finding } from '@potli/api/contract/adminDoctor';
import { createDataDir } from './createDataDir.ts';
import { createTestDatabase } from './createTestDatabase.ts';
import { runPotli } from './runPotli.ts';
import { networkSecret } from './sendReport.ts';
import { startMailServer } from './startMailServer.ts';

export const anySecret = () => randomBytes(32).toString('base64');

/** A database and an environment in which `potli doctor` finds everything good. Close it when done. */
export async function openExaminedShop() {
  const folder = createDataDir();
  const database = await createTestDatabase();
  const mails = await startMailServer();
  const login = `doctor_${randomBytes(4).toString('hex')}`;
  await database.pool.query(`create role ${login} login in role potli_app`);
  const ofLogin = new URL(database.url);
  ofLogin.username = login;
  const complete = {
    NODE_ENV: 'production',
    PORT: '0',
    PUBLIC_URL: 'https://mela.example',
    TRUST_PROXY: '1',
    DATA_DIR: folder,
    DATABASE_URL: ofLogin.href,
    DATABASE_MIGRATION_URL: database.url,
    SMTP_URL: mails.smtpUrl,
    OPERATOR_EMAIL: 'operator@mela.example',
    JWT_SECRET: anySecret(),
    PII_KEY: anySecret(),
    RECEIPT_KEY: anySecret(),
    BACKUP_KEY: anySecret(),
    BANK: 'neft',
    BANK_CREDENTIALS: 'account=501000123',
    POSTBACK_SECRETS: `bazaar=${networkSecret}`,
    PAYMENT: 'razorpay',
    PAYMENT_CREDENTIALS: 'key=rzp_live_1234,secret=abcdefgh12345678,webhook=hookhookhook',
  };
  return {
    folder,
    database,
    complete,
    /** @returns what the command finds with these changes to the environment, and its code */
    async examine(change: Record<string, string> = {}) {
      const done = await runPotli(['doctor', '--json'], { ...complete, ...change });
      const found = JSON.parse(done.printed) as Finding[];
      return { code: done.code, found, wrong: found.filter(({ state }) => state !== 'good') };
    },
    async close() {
      await mails.close();
      await database.pool.query(`drop role ${login}`);
      await database.close();
    },
  };
}
