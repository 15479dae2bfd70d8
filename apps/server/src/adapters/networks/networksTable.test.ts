import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../errors/ProblemError.ts';
import type { AffiliateNetwork } from './AffiliateNetwork.ts';
import { createListAdapter, toListBody } from './listAdapter.ts';
import { networks } from './networks.ts';

const CLICK = '0193d1f2-7c1e-7b7a-9e53-0c6a1d2f4b88';
const CLICKED_AT = new Date(0x0193d1f27c1e);
const page = readFileSync(new URL('../../../../../docs/networks.md', import.meta.url), 'utf8');

/** The cells of the table. */
const rows = (page.split('How each of them is read:')[1]?.split('\n###')[0] ?? '')
  .split('\n')
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  )
  .filter(([name]) => name?.startsWith('`'));

/** A line of a list, by the first name of each field; a field that is undefined is left out. */
function read(form: AffiliateNetwork, said: Record<string, string | undefined> = {}) {
  const [word = ''] = Object.keys(form.statuses);
  const usual = { orderId: 'T-1', clickId: CLICK, status: word, saleAmount: '1000', currency: 'INR' };
  const row = Object.entries({ ...usual, occurredAt: '2026-11-22T12:00:00Z', ...said }).flatMap(([field, text]) => {
    const [name] = form.fields[field as keyof typeof form.fields] ?? [];
    return name === undefined || text === undefined ? [] : [[name, text] as const];
  });
  return createListAdapter(form).read(toListBody('bazaar', form, Object.fromEntries(row)));
}

/** What becomes of a line: a text, or that it is refused. */
function resultOf(act: () => string): string {
  try {
    return act();
  } catch (error) {
    if (error instanceof ProblemError) return 'refused';
    throw error;
  }
}

const zoneOf = (form: AffiliateNetwork) => {
  const { occurredAt } = read(form, { occurredAt: '2026-11-22 12:00:00' });
  const minutes = (Date.UTC(2026, 10, 22, 12) - occurredAt.getTime()) / 60_000;
  const rest = minutes % 60;
  return minutes === 0 ? 'UTC' : `UTC+${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${rest}`}`;
};

const dayOf = (form: AffiliateNetwork) =>
  resultOf(() => {
    const noon = read(form, { occurredAt: '03/04/2026 12:00' }).occurredAt;
    return noon.getUTCMonth() === 3 ? '3 April' : '4 March';
  });

/** The row of the page, from what the adapter does. */
const cellsOf = (form: AffiliateNetwork) => [
  `\`${form.name}\``,
  `\`${form.fields.orderId?.[0]}\``,
  zoneOf(form),
  dayOf(form),
  resultOf(() => (read(form, { currency: undefined }).foreign ? 'foreign' : 'rupees')),
  resultOf(() => read(form, { status: undefined }).status),
  form.postback === undefined ? 'no' : 'yes',
];

describe.each(networks.map((form) => [form.name, form] as const))('%s', (_, form) => {
  it('is read as its row of the page says', () => {
    expect(rows.find(([name]) => name === `\`${form.name}\``)?.join(' | ')).toBe(cellsOf(form).join(' | '));
  });

  it('takes the time of the click where it tells none, and is refused without both', () => {
    expect(read(form, { occurredAt: undefined })).toMatchObject({ occurredAt: CLICKED_AT, precision: 'none' });
    expect(() => read(form, { occurredAt: undefined, clickId: 'none' })).toThrow(
      'The report names no time, and no click whose',
    );
  });

  it('has the number of the shop beside its own where it tells both', () => {
    const { storeOrderId } = read(form, { storeOrderId: 'SHOP-7' });
    expect(storeOrderId).toBe(form.fields.storeOrderId ? 'SHOP-7' : undefined);
  });
});

it('the page has no row of another network', () => {
  expect(rows.map(([name]) => name)).toEqual(networks.map(({ name }) => `\`${name}\``));
});
