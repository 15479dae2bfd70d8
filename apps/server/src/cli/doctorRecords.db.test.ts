import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, expect, test } from 'vitest';
import { installation } from '../db/schema/installation.ts';
import { receiptKey } from '../db/schema/receipt.ts';
import { createSealer } from '../domain/platform/sealing/createSealer.ts';
import { createReceiptSigner } from '../domain/platform/signing/createReceiptSigner.ts';
import { anySecret, openExaminedShop } from '../testing/openExaminedShop.ts';
import { addMember } from '../testing/sampleMoney.ts';

// What `potli doctor` finds beyond the settings: in the database, and on the ports of the machine.

const { database, examine, close } = await openExaminedShop();
afterAll(close);
afterEach(async () => {
  await database.orm.update(installation).set({ productionSince: null, backedUpAt: null, bank: null, payments: null });
  await database.pool.query('delete from mail_outbox; delete from gift_card_order');
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const containing = (text: string) => expect.stringContaining(text) as string;

type Records = Partial<typeof installation.$inferInsert>;

const record = (records: Records) =>
  database.orm.update(installation).set({ productionSince: daysAgo(9), backedUpAt: new Date(), ...records });

const noBank = { BANK: '', BANK_CREDENTIALS: '' };
const noProvider = { PAYMENT: '', PAYMENT_CREDENTIALS: '' };

test.each<[what: string, state: string, text: string, records: Records, change: Record<string, string>]>([
  ['BANK', 'missing', 'neft, but razorpayx pays', { bank: 'razorpayx' }, {}],
  ['BANK', 'missing', 'None is named, and neft pays', { bank: 'neft' }, noBank],
  ['PAYMENT', 'missing', 'razorpay, but cashfree takes', { payments: 'cashfree' }, {}],
  ['PAYMENT', 'advice', 'None is named', { payments: 'razorpay' }, noProvider],
  ['backup', 'advice', 'None is recorded yet', { backedUpAt: null }, {}],
  ['backup', 'advice', 'The last whole one is 72 hours old', { backedUpAt: daysAgo(3) }, {}],
])('%s: %s, %s', async (what, state, text, records, change) => {
  await record(records);
  expect((await examine(change)).wrong).toEqual([{ what, state, text: containing(text) }]);
});

test('is content with what is on record, and asks for no backup of a shop that something else saves', async () => {
  await record({ bank: 'neft', payments: 'razorpay' });
  expect((await examine()).wrong).toEqual([]);
  await record({ backedUpAt: null });
  expect((await examine({ BACKUP_KEY: '' })).wrong).toMatchObject([{ what: 'BACKUP_KEY', state: 'advice' }]);
});

test('an order of gift cards that is open needs the provider that took its payment', async () => {
  await record({ payments: 'razorpay' });
  await database.pool.query(
    `insert into gift_card_order (member_id, order_paise, payment_paise, payment_status, order_status, stage, next_ask_at)
      values ($1, 100, 100, 'SUCCESS', 'SUCCESS', 'DELIVERED', now())`,
    [await addMember(database)],
  );
  expect((await examine(noProvider)).wrong).toEqual([
    { what: 'PAYMENT', state: 'missing', text: containing('nobody asks razorpay about 1 open order') },
  ]);
});

test('a receipt key that another one replaced more than a day ago, with which no host starts', async () => {
  const [RECEIPT_KEY, NEXT] = [anySecret(), anySecret()];
  const signers = await Promise.all([RECEIPT_KEY, NEXT].map(createReceiptSigner));
  await database.orm
    .insert(receiptKey)
    .values(signers.map(({ keyId: id, publicKey }, index) => ({ id, publicKey, firstUsed: daysAgo(9 - 7 * index) })));
  expect((await examine({ RECEIPT_KEY })).wrong).toEqual([
    { what: 'RECEIPT_KEY', state: 'missing', text: containing('replaced by another one more than a day ago') },
  ]);
  expect((await examine({ RECEIPT_KEY: NEXT })).wrong).toEqual([]);
});

test('a PII_KEY_PREVIOUS that was taken away while something is sealed with it, without which no host starts', async () => {
  const previous = anySecret();
  const id = '01900000-0000-7000-8000-000000000001';
  const sealed = createSealer(previous).seal('a mail', `mail_outbox ${id}`);
  await database.pool.query(
    'insert into mail_outbox (id, sealed, created_at, expires_at) values ($1, $2, now(), now())',
    [id, sealed],
  );
  expect((await examine()).wrong).toEqual([
    { what: 'DATABASE_URL', state: 'missing', text: containing('The PII_KEY does not fit') },
  ]);
  expect((await examine({ PII_KEY_PREVIOUS: previous })).wrong).toEqual([]);
});

test('rights of the hosts’ role with which no host starts', async () => {
  await database.pool.query('grant create on schema public to potli_app');
  const { wrong } = await examine();
  await database.pool.query('revoke create on schema public from potli_app');
  expect(wrong).toEqual([{ what: 'role', state: 'missing', text: containing('potli_app may create tables') }]);
});

test('a database in which everybody may create tables, as one from before PostgreSQL 15, is mended by the next start', async () => {
  await database.pool.query('grant create on schema public to public');
  const { wrong } = await examine();
  await database.pool.query('revoke create on schema public from public');
  expect(wrong).toEqual([{ what: 'role', state: 'advice', text: containing('the next start takes that away') }]);
});

test('a port that another program has, and a shop that has its own', async () => {
  let answer = '<h1>Another program</h1>';
  const server = createServer((_request, response) => response.end(answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const PORT = String((server.address() as AddressInfo).port);
  const portsOf = async (place: Record<string, string>) =>
    (await examine(place)).found.flatMap(({ what, state, text }) => (/PORT$/.test(what) ? [`${state} ${text}`] : []));
  const place = { PORT, HOST: '127.0.0.1' };
  expect(await portsOf(place)).toEqual([`missing Another program listens on ${PORT}: end it, or name another port.`]);
  answer = '{"status":"ok"}';
  expect(await portsOf(place)).toEqual([`good A shop listens on ${PORT}.`]);
  expect(await portsOf({ METRICS_PORT: PORT })).toContain(`good A shop listens on ${PORT}.`);
  await new Promise((resolve) => server.close(resolve));
  expect(await portsOf(place)).toEqual([`good ${PORT} is free.`]);
});
