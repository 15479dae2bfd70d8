import { runInNewContext } from 'node:vm';
import type { SimulatedAct, SimulatedPayment, SimulatedPayments } from '@potli/server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { addPayPage, PAY_PATH } from './payPage.ts';

const order: SimulatedPayment = {
  providerOrderId: 'sim_1',
  orderId: '17',
  amountPaise: 1_234_567,
  at: Date.parse('2026-11-25T05:30:00Z'),
  status: 'open',
  choices: ['pays', 'fails', 'hangs'],
};
const paid: SimulatedPayment = { ...order, providerOrderId: 'sim_2', status: 'paid', choices: [] };

function openPage(base?: string) {
  const acts: [string, SimulatedAct][] = [];
  const payments: SimulatedPayments = {
    list: () => [order, paid],
    async act(providerOrderId, act) {
      if (providerOrderId !== order.providerOrderId) return undefined;
      acts.push([providerOrderId, act]);
      return { paymentId: 'sim_pay_1', signature: 'signed' };
    },
  };
  const site = new Hono();
  addPayPage(site, payments, base);
  const ask = (
    given: { path?: string; host?: string; remote?: string; headers?: object; form?: Record<string, string> } = {},
  ) => {
    const { path = PAY_PATH, host = 'localhost:3000', remote = '127.0.0.1', headers, form } = given;
    const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
    const incoming = { socket: { remoteAddress: remote } };
    return site.request(path, { ...init, headers: { host, ...headers } }, { incoming });
  };
  return { ask, acts };
}

const pay = { act: 'pays', order: order.providerOrderId };

test('shows the orders, and that they are made up', async () => {
  const page = await (await openPage().ask()).text();
  for (const text of ['Made up', '₹12,345.67', 'sim_1', 'Not paid', 'Paid', '25 Nov 2026'])
    expect(page).toContain(text);
  expect(page.match(/<form/g)).toHaveLength(1);
  expect(page).not.toContain('<script');
});

test('a button pays, and the window gets the proof for the page', async () => {
  const { ask, acts } = openPage();
  const answer = await ask({ form: pay });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, PAY_PATH]);
  const proof = await ask({ form: { ...pay, act: 'hangs' }, headers: { accept: 'application/json' } });
  expect(await proof.json()).toEqual({ paymentId: 'sim_pay_1', signature: 'signed' });
  expect(acts).toEqual([
    ['sim_1', 'pays'],
    ['sim_1', 'hangs'],
  ]);
});

test.each([
  ['an unknown wish', { form: { ...pay, act: 'toString' } }, 400],
  ['no order', { form: { act: 'pays' } }, 400],
  ['what cannot become any more', { form: { ...pay, order: 'sim_2' } }, 409],
  ['a form of another site', { form: pay, headers: { 'sec-fetch-site': 'cross-site' } }, 403],
  ['a form from another machine', { form: pay, remote: '192.168.1.7' }, 404],
  ['a form by a foreign name for this machine', { form: pay, host: 'rebound.example' }, 404],
  ['another machine', { remote: '192.168.1.7' }, 404],
  ['the script for another machine', { path: '/dev/pay/checkout.js', remote: '192.168.1.7' }, 404],
])('%s gets nothing', async (_, given, status) => {
  const { ask, acts } = openPage();
  expect((await ask(given)).status).toBe(status);
  expect(acts).toEqual([]);
});

test('the script puts its object into the window, and does nothing else', async () => {
  const answer = await openPage().ask({ path: '/dev/pay/checkout.js' });
  expect(answer.headers.get('content-type')).toContain('javascript');
  const window: Record<string, unknown> = {};
  runInNewContext(await answer.text(), { window });
  expect(Object.keys(window)).toEqual(['SimulatedPay']);
});

test('below a path of a host, the page and the script name nothing beside it', async () => {
  const { ask } = openPage('/shop');
  const page = await (await ask()).text();
  expect(page.match(/(?:href|action)="[^"]*"/g)?.filter((link) => !link.includes('"/shop/dev/'))).toEqual([]);
  expect((await ask({ form: pay })).headers.get('location')).toBe('/shop/dev/pay');
  expect(await (await ask({ path: '/dev/pay/checkout.js' })).text()).toContain('fetch("/shop/dev/pay"');
});
