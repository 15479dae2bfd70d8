import type { SimulatedBank, SimulatedOutcome, SimulatedTransfer } from '@potli/server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { addBankPage, BANK_PATH } from './bankPage.ts';

const transfer: SimulatedTransfer = {
  payoutId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  kind: 'account',
  takenAt: Date.parse('2026-11-25T05:30:00Z'),
  amountPaise: 12_345_678,
  target: '••••0400',
  utr: 'POTLN26329000123',
  status: 'sent',
  choices: ['returns'],
};
const upi: SimulatedTransfer = {
  ...transfer,
  payoutId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  kind: 'upi',
  target: '••••<okpotli>',
  status: 'accepted',
  choices: ['fails', 'hangs'],
  amountPaise: undefined,
};

function openPage(transfers: SimulatedTransfer[] = [upi, transfer]) {
  const wishes: [SimulatedOutcome, string?][] = [];
  const bank: SimulatedBank = {
    list: () => transfers,
    nextOutcome: () => 'hangs',
    setNextOutcome: (outcome) => void wishes.push([outcome]),
    async setOutcome(payoutId, outcome) {
      if (payoutId !== upi.payoutId) return false;
      wishes.push([outcome, payoutId]);
      return true;
    },
  };
  const site = new Hono();
  addBankPage(site, bank);
  const ask = (given: { host?: string; remote?: string; headers?: object; form?: Record<string, string> } = {}) => {
    const { host = 'localhost:3000', remote = '127.0.0.1', headers, form } = given;
    const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
    const incoming = { socket: { remoteAddress: remote } };
    return site.request(BANK_PATH, { ...init, headers: { host, ...headers } }, { incoming });
  };
  return { ask, wishes };
}

test('shows what the bank took, and that it is made up', async () => {
  const { ask } = openPage();
  const answer = await ask();
  const page = await answer.text();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  for (const text of ['Made up', '₹1,23,456.78', '••••0400', 'POTLN26329000123', '25 Nov 2026', 'On its way', 'Sent']) {
    expect(page).toContain(text);
  }
  expect(page).toContain('••••&lt;okpotli&gt;');
  expect(page).not.toContain('<script');
  expect(page.match(/POTLN26329000123/g)).toHaveLength(1);
  expect(page).toContain('value="hangs" aria-pressed="true"');
  expect(page.match(/aria-pressed="true"/g)).toHaveLength(1);
  expect(await (await openPage([]).ask()).text()).toContain('Nobody was paid yet');
});

test('passes wishes on, for the next transfer and for one', async () => {
  const { ask, wishes } = openPage();
  const answer = await ask({ form: { outcome: 'fails' } });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, BANK_PATH]);
  expect(
    (await ask({ form: { outcome: 'hangs', payout: upi.payoutId }, headers: { 'sec-fetch-site': 'same-origin' } }))
      .status,
  ).toBe(303);
  expect(wishes).toEqual([['fails'], ['hangs', upi.payoutId]]);
});

test.each([
  ['an unknown wish', { form: { outcome: 'toString' } }, 400],
  ['no wish', { form: {} }, 400],
  ['what cannot become any more', { form: { outcome: 'fails', payout: transfer.payoutId } }, 409],
  ['a form of another site', { form: { outcome: 'fails' }, headers: { 'sec-fetch-site': 'cross-site' } }, 403],
  [
    'a form of another site in an older browser',
    { form: { outcome: 'fails' }, headers: { origin: 'https://evil.example' } },
    403,
  ],
  ['a form of a page without an origin', { form: { outcome: 'fails' }, headers: { origin: 'null' } }, 403],
  ['a form from another machine', { form: { outcome: 'fails' }, remote: '192.168.1.7' }, 404],
  ['a form by a foreign name for this machine', { form: { outcome: 'fails' }, host: 'rebound.example' }, 404],
  ['another machine', { remote: '192.168.1.7' }, 404],
  ['a foreign name for this machine', { host: 'rebound.example' }, 404],
])('%s gets nothing', async (_, given, status) => {
  const { ask, wishes } = openPage();
  expect((await ask(given)).status).toBe(status);
  expect(wishes).toEqual([]);
});
