import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../testing/createRandom.ts';
import { canonicalAdapter, toCanonical } from './canonicalReport.ts';
import { type OrderReport, reportStatuses } from './OrderReport.ts';

const sent = (body: string | Buffer) => ({
  network: 'bazaar',
  contentType: 'application/json',
  body: Buffer.from(body),
});
const read = (body: string | Buffer) => canonicalAdapter.read(sent(body));

function anyReport(random: (below: number) => number): OrderReport {
  const maybe = <Value>(value: Value) => (random(3) === 0 ? null : value);
  return {
    network: 'bazaar',
    eventId: `event ${random(1e6)} "${random(9)}" ₹`,
    orderId: `order-${random(1e6)}`,
    clickId: maybe(`click-${random(1e6)}`),
    status: reportStatuses[random(3)] ?? 'tracked',
    saleAmountPaise: BigInt(random(2 ** 31)) * BigInt(random(5)),
    commissionPaise: maybe(BigInt(random(120))),
    category: maybe('मोबाइल'),
    occurredAt: new Date(Date.UTC(2026, 0, 1) + random(2 ** 31)),
    reason: maybe('RETURNED'),
    source: 'signed',
    precision: 'millisecond',
  };
}

it('what it writes it reads, to the paisa and the millisecond', () => {
  const random = createRandom(7);
  for (let turn = 0; turn < 500; turn += 1) {
    const report = anyReport(random);
    expect(canonicalAdapter.read(toCanonical(report))).toEqual(report);
  }
});

const least = {
  eventId: 'e',
  orderId: 'o',
  status: 'tracked',
  saleAmount: '10.5',
  occurredAt: '2026-10-01T11:30:00+05:30',
};

it('takes a report that says no more than it must', () => {
  expect(read(JSON.stringify(least))).toEqual({
    network: 'bazaar',
    eventId: 'e',
    orderId: 'o',
    clickId: null,
    status: 'tracked',
    saleAmountPaise: 1050n,
    commissionPaise: null,
    category: null,
    occurredAt: new Date('2026-10-01T06:00:00Z'),
    precision: 'second',
    source: 'signed',
    reason: null,
  });
});

describe('refuses', () => {
  it.each<[string, Record<string, unknown>]>([
    ['an unknown status', { status: 'sent' }],
    ['another currency', { currency: 'USD' }],
    ['three decimals', { saleAmount: '10.505' }],
    ['a number, which may have lost decimals', { saleAmount: 10.5 }],
    ['a negative amount', { saleAmount: '-10' }],
    ['an exponent', { saleAmount: '1e9' }],
    ['a time without its offset', { occurredAt: '2026-10-01T06:00:00' }],
    ['an unknown field, which is usually misspelt', { comission: '1' }],
    ['half a surrogate pair', { reason: '\ud800' }],
    ['a NUL', { category: 'a\0b' }],
    ['a long reason', { reason: 'x'.repeat(501) }],
  ])('%s', (_, change) => {
    expect(() => read(JSON.stringify({ ...least, ...change }))).toThrow(expect.objectContaining({ kind: 'invalid' }));
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['nothing', ''],
    ['broken UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ])('%s', (_, body) => {
    expect(() => read(body)).toThrow(expect.objectContaining({ kind: 'invalid' }));
  });
});
