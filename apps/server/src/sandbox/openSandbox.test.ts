import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NetworkReport } from '@potli/api';
import { plainRupees } from '@potli/api/units/money';
import { afterEach, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { openSignature, toSigningKey } from '../domain/orders/networks/verifySignature.ts';
import { sampleStore } from '../testing/sampleCatalogue.ts';
import { openSandbox, type Payment } from './openSandbox.ts';

const SECRET = 'whsec_q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=';

const rates = [{ appliesTo: 'Sarees', percent: 5, categories: ['sarees'], commission: { percent: 8 } }];
const catalogue = {
  version: 1 as const,
  stores: [sampleStore('kapas', { network: 'bazaar', rates }), sampleStore('safar', { network: 'unknown', rates })],
};

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

interface Received {
  path: string | undefined;
  id: string;
  body: string;
  report: z.infer<typeof NetworkReport>;
}

/** A shop that checks signature and form as ours does. @param answers status of each call, 200 after the last */
async function openShopDouble(answers: number[] = []) {
  const received: Received[] = [];
  let calls = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const bytes = Buffer.concat(chunks);
      const header = (name: string) => String(request.headers[name]);
      const signed = { id: header('webhook-id'), timestamp: header('webhook-timestamp') };
      const id = openSignature({ ...signed, signature: header('webhook-signature') }, [toSigningKey(SECRET)])(bytes);
      const body = bytes.toString();
      const status = answers[calls] ?? 200;
      calls += 1;
      if (status === 200) received.push({ path: request.url, id, body, report: NetworkReport.parse(JSON.parse(body)) });
      response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' });
      response.end(JSON.stringify({ outcome: 'applied' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  ends.push(() => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  });
  const payments: Payment[] = [];
  const open = (speed = 10_000) =>
    openSandbox({
      api: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
      secrets: new Map([['bazaar', [SECRET]]]),
      catalogue,
      folder,
      name: 'test',
      speed,
      seed: 1,
      script: 'calm',
      paid: (payment) => payments.push(payment),
    });
  return { open, received, payments, calls: () => calls };
}

function buyAt(sandbox: ReturnType<typeof openSandbox>, link: string, fate?: 'approved') {
  const visit = sandbox.findVisit(link);
  const [product] = visit?.programme.products ?? [];
  if (!visit || !product) throw new Error(`Nothing is sold at ${link}`);
  return sandbox.network.buy({ visit, product, pieces: 1, fate }).order;
}

test('a report has the form, the signature and the address that the shop asks for, and is sent until it is taken', async () => {
  const { open, received, payments, calls } = await openShopDouble([503, 401, 500]);
  const sandbox = open();
  const order = buyAt(sandbox, 'https://kapas.example/?ref=c-1', 'approved');
  await sandbox.network.done();
  sandbox.close();
  expect(calls()).toBe(5);
  expect(received.map(({ report }) => report.status).toSorted()).toEqual(['approved', 'tracked']);
  for (const { path, id, report } of received) {
    expect(path).toBe('/api/postbacks/bazaar');
    expect(report).toMatchObject({ eventId: id, orderId: order.id, clickId: 'c-1', category: 'sarees' });
  }
  const [payment] = payments;
  const commission = Math.floor(order.product.pricePaise * 0.08);
  expect(payment).toMatchObject({ network: 'bazaar', orders: 1, paise: commission });
  expect(readFileSync(payment?.file ?? '', 'utf8')).toBe(`order,commission\n${order.id},${plainRupees(commission)}\n`);
});

test('what was bought is reported, approved and paid after a restart', async () => {
  const { open, received, payments } = await openShopDouble();
  const first = open(600);
  const order = buyAt(first, 'https://kapas.example/?ref=c-1', 'approved');
  first.close();
  const second = open(600);
  expect(received).toEqual([]);
  await second.network.done();
  second.close();
  // on a busy machine the first report can be under way when the first sandbox ends; it is sent again, with its id then
  const answers = () => [
    ...new Map(received.map(({ id, report }) => [id, `${report.orderId} ${report.status}`])).values(),
  ];
  const both = [`${order.id} tracked`, `${order.id} approved`];
  expect(answers()).toEqual(both);
  expect(payments.map(({ orders }) => orders)).toEqual([1]);
  const third = open(600);
  await third.network.done();
  third.close();
  expect(third.network.orders()).toEqual(second.network.orders());
  expect(answers()).toEqual(both);
  expect(payments).toHaveLength(1);
});

test('a network whose secret is not known reports nothing, and the order says why', async () => {
  const { open, received } = await openShopDouble();
  const sandbox = open();
  const { id } = buyAt(sandbox, 'https://safar.example/?ref=c-2', 'approved');
  await sandbox.network.done();
  sandbox.close();
  expect(received).toEqual([]);
  expect(sandbox.network.find(id)?.reports[0]?.answers).toEqual([{ status: 0, outcome: 'no secret' }]);
});

test('what a shop refuses for good is not sent again', async () => {
  const { open, received, calls } = await openShopDouble([409, 400]);
  const sandbox = open();
  const { id } = buyAt(sandbox, 'https://kapas.example/?ref=c-3', 'approved');
  await sandbox.network.done();
  sandbox.close();
  expect([received.length, calls()]).toEqual([0, 2]);
  const answers = sandbox.network.find(id)?.reports.flatMap((entry) => entry.answers.map(({ status }) => status));
  expect(answers).toEqual(expect.arrayContaining([409, 400]));
});
