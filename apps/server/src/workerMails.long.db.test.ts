import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { expect, it, onTestFinished } from 'vitest';
import { createDataDir } from './testing/createDataDir.ts';
import { createTestDatabase } from './testing/createTestDatabase.ts';
import { postJson } from './testing/postJson.ts';
import { sampleSignup } from './testing/sampleMember.ts';
import { addClick, sampleReport } from './testing/sampleMoney.ts';
import { networkSecret, sendReport } from './testing/sendReport.ts';
import { startMailServer } from './testing/startMailServer.ts';
import { startServerProcess } from './testing/startServerProcess.ts';
import { startSourceProcess } from './testing/startSourceProcess.ts';

/** Longer than two looks of a host that sends. */
const LONG_ENOUGH_MS = 5_000;

it('with JOBS=off a host sends no mail; what members and networks cause at it, a worker sends within seconds', {
  timeout: 120_000,
}, async () => {
  const [database, mailServer, dataDir] = [await createTestDatabase(), await startMailServer(), createDataDir()];
  onTestFinished(async () => {
    await mailServer.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const environment = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    JOBS: 'off',
    SMTP_URL: mailServer.smtpUrl,
    POSTBACK_SECRETS: `bazaar=${networkSecret}`,
  };
  const host = await startServerProcess(dataDir, environment);
  onTestFinished(async () => void (await host.end('SIGTERM')));
  const request = (path: string, init: RequestInit) => fetch(`${host.url}${path}`, init);
  const subjects = async () => {
    const mails = await Promise.all(mailServer.received.map((mail) => PostalMime.parse(mail)));
    return mails.map(({ subject = '' }) => subject).toSorted((one, other) => one.localeCompare(other));
  };

  expect((await request('/signup', postJson(sampleSignup()))).status).toBe(200);
  const { rows } = await database.pool.query<{ id: string }>('select id from member');
  const buy = async (orderId: string) => {
    const clickId = await addClick(database, BigInt(rows[0]?.id ?? ''));
    const order = { orderId, clickId, status: 'tracked' as const, occurredAt: new Date() };
    expect((await sendReport({ request }, sampleReport(order))).status).toBe(200);
  };
  await buy('W-1');
  await pause(LONG_ENOUGH_MS);
  expect(await subjects()).toEqual([]);

  const worker = await startSourceProcess({ script: 'worker.ts', environment, ready: /worker does the jobs of/ });
  onTestFinished(async () => void (await worker.end('SIGTERM')));
  const link = expect.stringContaining('Verify') as string;
  const news = expect.stringContaining('your order was reported') as string;
  await expect.poll(subjects, { timeout: 20_000 }).toEqual([news, link]);
  await buy('W-2');
  await expect.poll(subjects, { timeout: 20_000 }).toEqual([news, news, link]);
});
