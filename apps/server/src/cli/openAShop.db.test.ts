import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TokenPair } from '@potli/api';
import { indiaDay } from '@potli/api/units/india';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { startRazorpayDouble } from '../testing/banks/startRazorpayDouble.ts';
import { createDataDir } from '../testing/createDataDir.ts';
import { createEmptyDatabase } from '../testing/createEmptyDatabase.ts';
import { freePort } from '../testing/freePort.ts';
import { bankDetails } from '../testing/livedShop/addShopper.ts';
import { mailedKey } from '../testing/mailedKey.ts';
import { doubleCredentials, pageSql, pageVariables } from '../testing/openAShopPage.ts';
import { postJson } from '../testing/postJson.ts';
import { runPotli } from '../testing/runPotli.ts';
import { sampleStore } from '../testing/sampleCatalogue.ts';
import { sampleDevice, sampleSignup } from '../testing/sampleMember.ts';
import { sampleReport } from '../testing/sampleMoney.ts';
import { networkSecret, sendReport } from '../testing/sendReport.ts';
import { startMailServer } from '../testing/startMailServer.ts';
import { startServerProcess } from '../testing/startServerProcess.ts';
import { debianPostgres, startStreamingPair } from '../testing/startStreamingPair.ts';
import { isWholeRun } from '../testing/wholeRun.ts';

// docs/open-a-shop.md from the database to the backup, in its order, in production, against doubles of bank, network and mail server.

const email = 'you@mela.example';
const month = indiaDay(new Date()).slice(0, 7);

test.runIf(isWholeRun && debianPostgres())(
  'a shop is opened by its page, to the letter, and pays its first member',
  { timeout: 180_000 },
  async () => {
    const pair = startStreamingPair();
    onTestFinished(pair.stop);
    const [mailServer, bank] = [await startMailServer(), await startRazorpayDouble()];
    onTestFinished(async () => {
      await mailServer.close();
      await bank.close();
    });
    const dataDir = createDataDir();

    // 1
    const server = new URL(pair.primary.url);
    server.pathname = '/postgres';
    const superuser = new pg.Client(server.href);
    await superuser.connect();
    for (const statement of pageSql
      .replace('create database potli', 'create database mela')
      .replace(/role potli login/, 'role potli_owner login')
      .replace('owner potli', 'owner potli_owner')
      .split(';')) {
      if (statement.trim() !== '') await superuser.query(statement);
    }
    await superuser.end();
    const as = (login: string) => {
      const url = new URL(pair.primary.url);
      url.username = login;
      url.pathname = '/mela';
      return url.href;
    };
    // 2, 3
    const files = Object.fromEntries(
      ['JWT_SECRET', 'PII_KEY', 'RECEIPT_KEY', 'BACKUP_KEY'].map((name) => {
        const file = join(dataDir, name);
        writeFileSync(file, `${randomBytes(32).toString('base64')}\n`);
        return [`${name}_FILE`, file];
      }),
    );
    const environment = {
      ...pageVariables,
      ...files,
      DATABASE_URL: as('potli_host'),
      DATABASE_MIGRATION_URL: as('potli_owner'),
      SMTP_URL: mailServer.smtpUrl,
      BANK_CREDENTIALS: doubleCredentials,
      POSTBACK_SECRETS: `bazaar=${networkSecret}`,
      PORT: '0',
      METRICS_PORT: String(await freePort()),
      BANK_API_URL: bank.url,
      DATA_DIR: dataDir,
      INIT_CWD: dataDir,
    };
    const potli = async (line: string) => {
      const done = await runPotli(line.split(' '), environment);
      expect(done, line).toMatchObject({ code: 0, complaints: '' });
      return done.printed;
    };
    // 4
    const doctor = await runPotli(['doctor'], environment);
    expect(`${doctor.printed}${doctor.complaints}`).not.toContain('MISSING');
    // 5, 7
    const host = await startServerProcess(dataDir, environment);
    onTestFinished(async () => void (await host.end('SIGTERM')));
    const call = (path: string, init?: RequestInit) => fetch(`${host.url}${path}`, init);
    await expect((await call('/health/ready')).json()).resolves.toEqual({ status: 'ready' });
    // 8, 9
    writeFileSync(join(dataDir, 'catalogue.json'), JSON.stringify({ version: 1, stores: [sampleStore('mandi')] }));
    await potli('import catalogue.json');
    await potli('policy bazaar settlement 0 45');
    // 10
    const signup = await call('/signup', postJson(sampleSignup({ email })));
    const { accessToken } = z.parse(TokenPair, await signup.json());
    await expect.poll(() => mailServer.received.length).toBeGreaterThan(0);
    const key = await mailedKey(mailServer.received[0]);
    expect((await call('/verify-email', postJson({ key }))).status).toBe(200);
    await potli(`admin grant ${email}`);
    // 11
    const click = await call('/click/1?clickSource=STORE', postJson(sampleDevice, accessToken));
    const { clickId } = (await click.json()) as { clickId: string };
    const orderOf = (status: 'tracked' | 'approved') =>
      sendReport(
        { request: (path, init) => call(path, init) },
        sampleReport({ clickId, status, occurredAt: new Date(), commissionPaise: 8_000n }),
      );
    expect((await orderOf('tracked')).status).toBe(200);
    await potli('postbacks list');
    const orders = await call('/transactions/my-transactions', { headers: { authorization: `Bearer ${accessToken}` } });
    expect(await orders.json()).toHaveLength(1);
    // 12
    expect((await call('/bank-details', postJson(bankDetails, accessToken))).status).toBe(200);
    // 13
    expect((await orderOf('approved')).status).toBe(200);
    writeFileSync(join(dataDir, 'statement.csv'), 'Order,Commission\nOD-1,80\n');
    await potli('settle bazaar statement.csv');
    // 14: days later
    const owner = new pg.Client(as('potli_owner'));
    await owner.connect();
    onTestFinished(() => owner.end());
    await owner.query('alter table bank_account disable trigger user');
    await owner.query(`update bank_account set added_at = added_at - interval '4 days'`);
    await owner.query('alter table bank_account enable trigger user');
    const run = await potli('payouts run');
    const { rows } = await owner.query<{ id: string }>('select id from payout');
    const [payout] = rows;
    expect(bank.countOf(payout?.id ?? ''), run).toBe(1);
    bank.decide(payout?.id ?? '', 'sent');
    expect(bank.paidFor(payout?.id ?? '')).toBe(5_000n);
    await potli(`payouts retry ${payout?.id}`);
    expect(await potli(`payouts list --month ${month}`)).toMatch(/UTR/i);
    // 15
    await potli('ledger check --full');
    await potli('books balance');
    // 16
    await potli('backup first.age');
    const restored = await runPotli(['restore', 'first.age'], {
      ...environment,
      DATABASE_URL: await createEmptyDatabase(),
      DATABASE_MIGRATION_URL: '',
    });
    expect(restored).toMatchObject({ code: 0, complaints: '' });
  },
);
