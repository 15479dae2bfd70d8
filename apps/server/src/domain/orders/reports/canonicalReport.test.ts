import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalAdapter, toCanonical } from './canonicalReport.ts';
import { type OrderReport, reportStatuses } from './OrderReport.ts';

const sent = (body: string | Buffer) => ({
  network: 'bazaar',
  contentType: 'application/json',
  body: Buffer.from(body),
});
const read = (body: string | Buffer) => canonicalAdapter.read(sent(body));

const text = fc.string({ minLength: 1, maxLength: 100 }).filter((each) => each.trim() === each);
const anyReport: fc.Arbitrary<OrderReport> = fc.record({
  network: fc.constant('bazaar'),
  eventId: text,
  orderId: fc.nat().map((n) => `order-${n}`),
  clickId: fc.option(fc.stringMatching(/^[a-z0-9-]{1,36}$/)),
  status: fc.constantFrom(...reportStatuses),
  saleAmountPaise: fc.bigInt({ min: 0n, max: 10_000_000_000n }),
  commissionPaise: fc.option(fc.bigInt({ min: 0n, max: 10_000_000_000n })),
  category: fc.option(fc.constantFrom('मोबाइल', 'phones "5G"')),
  occurredAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-11-26'), noInvalidDate: true }),
  reason: fc.option(fc.constant('RETURNED')),
  source: fc.constant('signed'),
  precision: fc.constant('millisecond'),
});

it('what it writes it reads, to the paisa and the millisecond', () => {
  const readBack = fc.property(anyReport, (report) => {
    expect(canonicalAdapter.read(toCanonical(report))).toEqual(report);
  });
  fc.assert(readBack, { seed: 7, numRuns: 500 });
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

  it('a name that says two things, and names it', () => {
    const twice = JSON.stringify(least).replace('{', '{"saleAmount":"99",');
    expect(() => read(twice)).toThrow(/saleAmount/);
    expect(read(twice.replace('"99"', '"10.5"'))).toEqual(read(JSON.stringify(least)));
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
