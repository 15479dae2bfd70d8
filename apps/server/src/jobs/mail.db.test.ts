import PostalMime from 'postal-mime';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createSmtpTransport } from '../adapters/mail/createSmtpTransport.ts';
import { MailRefused, type MailTransport, type OutgoingMail } from '../adapters/mail/MailTransport.ts';
import { toEml } from '../adapters/mail/toEml.ts';
import { readMails } from '../domain/platform/mail/readMails.ts';
import { createSealer } from '../domain/platform/sealing/createSealer.ts';
import { toLogger } from '../logging/logger.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { createTestHost } from '../testing/createTestHost.ts';
import { openTestOutbox, sampleMessage } from '../testing/openTestOutbox.ts';
import { signUp } from '../testing/signUp.ts';
import { startMailServer } from '../testing/startMailServer.ts';
import { testSettings } from '../testing/testSettings.ts';
import { cleanUpMails } from './mailQueue.ts';
import { sendMails } from './sendMails.ts';
import { startMailJob } from './startMailJob.ts';

const database = await createTestDatabase();
afterAll(() => database.close());
const sealer = createSealer(testSettings.piiKey);
const outbox = openTestOutbox(database, sealer);
const lines: string[] = [];
const log = toLogger('debug', { write: (line) => void lines.push(line) });
const mail = {
  to: 'meera@mail.example',
  message: sampleMessage('A link for you', 'https://potli.test/?key=secret-key'),
};
const content = { to: mail.to, subject: 'A link for you', text: expect.stringContaining('key=secret-key') as string };

beforeEach(async () => {
  lines.length = 0;
  await database.pool.query('truncate mail_outbox');
});

/** A transport that records mails and behaves as the test says. */
function fakeTransport(answer: () => Promise<void> = async () => {}): MailTransport & { taken: OutgoingMail[] } {
  const taken: OutgoingMail[] = [];
  return {
    taken,
    deliver(given) {
      taken.push(given);
      return answer();
    },
  };
}

const send = (transport: MailTransport) => sendMails({ database, sealer, transport, log });
const rows = async () => (await database.pool.query<Record<string, unknown>>('select * from mail_outbox')).rows;
const change = (assignments: string) => database.pool.query(`update mail_outbox set ${assignments}`);

describe('a mail in the outbox', () => {
  it('is sealed for its row', async () => {
    await outbox.send(mail);
    const [row] = await rows();
    for (const value of [mail.to, 'A link', 'secret-key']) {
      expect(JSON.stringify(row)).not.toContain(value);
      expect(String(row?.sealed)).not.toContain(value);
    }
    await expect(readMails(database.orm, sealer)).resolves.toMatchObject([{ state: 'waiting', ...content }]);
    await change(`id = '0193d1f2-7c1e-7b7a-9e53-0c6a1d2f4b88'`);
    await expect(readMails(database.orm, sealer)).rejects.toThrow(/authenticate/);
  });

  it('belongs to the transaction of its event', async () => {
    const undone = database.orm.transaction(async (queries) => {
      await outbox.send(mail, queries);
      throw new Error('the reason is gone');
    });
    await expect(undone).rejects.toThrow('the reason is gone');
    await expect(rows()).resolves.toEqual([]);
  });

  it('is sent once and its content deleted', async () => {
    await outbox.send(mail);
    const transport = fakeTransport();
    await expect(send(transport)).resolves.toBe(1);
    await expect(send(transport)).resolves.toBe(0);
    const html = expect.stringContaining('key=secret-key') as string;
    expect(transport.taken).toEqual([{ ...content, html, id: expect.any(String) as string }]);
    await expect(rows()).resolves.toMatchObject([{ sealed: null, sent_at: expect.any(Date) as Date, attempts: 1 }]);
  });

  it('goes to one of many hosts', async () => {
    for (let n = 0; n < 40; n += 1) await outbox.send(mail);
    const transport = fakeTransport(() => new Promise((resolve) => setImmediate(resolve)));
    const host = async () => {
      while ((await send(transport)) > 0);
    };
    await Promise.all([host(), host(), host()]);
    expect(new Set(transport.taken.map(({ id }) => id)).size).toBe(40);
    expect(transport.taken).toHaveLength(40);
  });

  it('goes to another host after the lease of the first one', async () => {
    await outbox.send(mail);
    const dead = fakeTransport(() => new Promise(() => {}));
    void send(dead);
    await expect.poll(() => dead.taken).toHaveLength(1);
    const other = fakeTransport();
    await expect(send(other)).resolves.toBe(0);
    await change(`leased_until = now() - interval '1 second'`);
    await expect(send(other)).resolves.toBe(1);
    expect(other.taken).toEqual(dead.taken);
  });

  it('is tried again after pauses that double, and the log contains no address', async () => {
    await outbox.send(mail);
    const fails = fakeTransport(async () => {
      throw Object.assign(new Error(`550 <${mail.to}> is over quota`), { code: 'EENVELOPE', responseCode: 452 });
    });
    const pauses: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      await expect(send(fails)).resolves.toBe(1);
      await expect(send(fails)).resolves.toBe(0);
      const { rows: waits } = await database.pool.query<{ seconds: number }>(
        'select round(extract(epoch from next_try_at - now()))::int as seconds from mail_outbox',
      );
      pauses.push(waits[0]?.seconds ?? 0);
      await change('next_try_at = now()');
    }
    for (const [n, pause] of pauses.entries()) expect(pause / (30 * 2 ** n)).toBeCloseTo(1, 1);
    expect(lines).toHaveLength(4);
    expect(lines.join('')).not.toContain('meera');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ attempts: 1, err: { code: 'EENVELOPE', smtpStatus: 452 } });
    await expect(send(fakeTransport())).resolves.toBe(1);
  });

  it('is given up, and its content deleted, after a refusal', async () => {
    await outbox.send(mail);
    await send(
      fakeTransport(async () => {
        throw new MailRefused(new Error(`550 no mailbox ${mail.to}`));
      }),
    );
    await expect(rows()).resolves.toMatchObject([
      { sealed: null, sent_at: null, given_up_at: expect.any(Date) as Date },
    ]);
    expect(lines.join('')).not.toContain('meera');
  });

  it('is not sent after it expired, and its row is removed after a month', async () => {
    await outbox.send({ ...mail, validMinutes: 30 });
    await cleanUpMails(database.orm);
    await expect(readMails(database.orm, sealer)).resolves.toMatchObject([{ state: 'waiting' }]);
    await change(`expires_at = expires_at - interval '30 minutes'`);
    await expect(send(fakeTransport())).resolves.toBe(0);
    await cleanUpMails(database.orm);
    await expect(rows()).resolves.toMatchObject([
      { sealed: null, sent_at: null, given_up_at: expect.any(Date) as Date },
    ]);
    await change(`expires_at = expires_at - interval '31 days'`);
    await cleanUpMails(database.orm);
    await expect(rows()).resolves.toEqual([]);
  });
});

it('logs once that the database is down, and goes on', async () => {
  const { orm } = database;
  let away = true;
  const moody = {
    get orm() {
      if (away) throw new Error(`away, while ${mail.to} waited`);
      return orm;
    },
  };
  await outbox.send(mail);
  const transport = fakeTransport();
  const job = startMailJob({ database: moody, sealer, transport, log, intervalMs: 1 });
  onTestFinished(job.close);
  await new Promise((resolve) => setTimeout(resolve, 50));
  away = false;
  await expect.poll(() => transport.taken).toHaveLength(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('meera');
});

async function mailServer(refusal?: { responseCode: number }) {
  const server = await startMailServer(refusal);
  onTestFinished(server.close);
  return server;
}

it('a reset mail goes from the request to a mail server, and no readable copy stays', async () => {
  const { received, smtpUrl } = await mailServer();
  const apiHost = await createTestHost({ smtpUrl, mailFrom: 'Potli <post@potli.test>', jobs: true });
  onTestFinished(apiHost.close);
  await signUp(apiHost, { email: 'meera@mail.example', name: 'Meera Iyer' });
  // the verification mail, which this test does not need
  await expect.poll(() => received.splice(0)).toHaveLength(1);
  await apiHost.database.pool.query('delete from mail_outbox');
  const ask = { method: 'POST', headers: { 'content-type': 'application/json' } };
  await apiHost.call('/forget-password', { ...ask, body: JSON.stringify({ email: 'meera@mail.example' }) });
  await expect.poll(() => received).toHaveLength(1);

  const arrived = await PostalMime.parse(received[0] ?? '');
  expect(arrived).toMatchObject({
    from: { name: 'Potli', address: 'post@potli.test' },
    to: [{ address: 'meera@mail.example' }],
    subject: 'Set a new password for Potli',
  });
  const uniqueKey = /key=(\S+)/.exec(arrived.text ?? '')?.[1];
  await expect.poll(() => readMails(apiHost.database.orm, sealer)).toMatchObject([{ state: 'sent' }]);
  const { rows: ids } = await apiHost.database.pool.query<{ id: string }>('select id from mail_outbox');
  expect(arrived.messageId).toBe(`<${ids[0]?.id}@potli.test>`);
  const body = JSON.stringify({ uniqueKey, newPassword: 'Amaltas ke neeche' });
  expect((await apiHost.call('/reset-password', { ...ask, body })).status).toBe(200);
});

it('a mail as a file has both forms and no button for what cannot be switched off', async () => {
  const file = { ...content, text: 'A text', html: '<p>A text</p>', id: '0193d1f2-7c1e-7b7a-9e53-0c6a1d2f4b88' };
  const bytes = await toEml(file, 'Potli <post@potli.test>');
  const parsed = await PostalMime.parse(bytes);
  expect(parsed).toMatchObject({ subject: content.subject, messageId: `<${file.id}@potli.test>` });
  expect([parsed.text?.trim(), parsed.html?.trim()]).toEqual(['A text', '<p>A text</p>']);
  expect(bytes.toString()).not.toMatch(/list-unsubscribe/i);
});

describe('a mail server', () => {
  const outgoing = { to: mail.to, subject: 'A link', text: 'A text', id: '0193d1f2-7c1e-7b7a-9e53-0c6a1d2f4b88' };
  const from = 'post@potli.test';

  it('is not asked again after it refused the recipient', async () => {
    const { smtpUrl } = await mailServer({ responseCode: 550 });
    const refused = createSmtpTransport({ smtpUrl, mailFrom: from }).deliver(outgoing);
    await expect(refused).rejects.toBeInstanceOf(MailRefused);
  });

  it('is asked again after another refusal', async () => {
    const { smtpUrl } = await mailServer();
    const denied = createSmtpTransport({ smtpUrl: smtpUrl.replace('p%40ss', 'other'), mailFrom: from }).deliver(
      outgoing,
    );
    await expect(denied).rejects.toMatchObject({ code: 'EAUTH', responseCode: 535 });
  });

  it('gets one recipient, whatever the address contains', async () => {
    const { smtpUrl, recipients } = await mailServer();
    const transport = createSmtpTransport({ smtpUrl, mailFrom: from });
    for (const to of ['a@x.example, b@y.example', 'a@x.example,b@y.example', 'Meera <a@x.example>, b@y.example']) {
      await transport.deliver({ ...outgoing, to }).catch(() => {});
      expect(recipients.splice(0).filter((address) => address === 'b@y.example')).toEqual([]);
    }
  });
});
