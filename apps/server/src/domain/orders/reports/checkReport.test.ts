import { expect, test } from 'vitest';
import { sampleReport } from '../../../testing/sampleMoney.ts';
import { checkReport } from './checkReport.ts';
import type { OrderReport } from './OrderReport.ts';

const now = new Date('2026-10-01T06:00:00Z');
const longest = 'x'.repeat(200);

const named = (['network', 'eventId', 'orderId', 'category'] as const).flatMap((name) => [
  [`the longest ${name}`, { [name]: longest }, undefined],
  [`a longer ${name}`, { [name]: `${longest}x` }, `${name} must have 1 to 200 characters.`],
  [`an empty ${name}`, { [name]: '' }, `${name} must have 1 to 200 characters.`],
]) as [string, Partial<OrderReport>, string | undefined][];

const values: [string, Partial<OrderReport>, string | undefined][] = [
  ['no category', { category: null }, undefined],
  ['a sale of nothing', { saleAmountPaise: 0n }, undefined],
  ['a sale below nothing', { saleAmountPaise: -1n }, 'The amount of a sale must not be negative.'],
  ['a sale of ten crore', { saleAmountPaise: 10_000_000_000n }, undefined],
  ['a larger sale', { saleAmountPaise: 10_000_000_001n }, 'The amount of a sale is too large.'],
  ['no commission', { commissionPaise: null }, undefined],
  ['a commission of nothing', { commissionPaise: 0n }, undefined],
  ['a commission below nothing', { commissionPaise: -1n }, 'The commission must not be negative.'],
  ['the first year', { occurredAt: new Date('2010-01-01T00:00:00Z') }, undefined],
  ['the year before', { occurredAt: new Date('2009-12-31T23:59:59Z') }, 'The time of the report is before 2010.'],
  ['no time', { occurredAt: new Date(Number.NaN) }, 'The time of the report is before 2010.'],
  ['a clock five minutes ahead', { occurredAt: new Date('2026-10-01T06:05:00Z') }, undefined],
  [
    'a clock further ahead',
    { occurredAt: new Date('2026-10-01T06:05:00.001Z') },
    'The time of the report is in the future.',
  ],
];

test.each([...named, ...values])('%s', (_, given, refusal) => {
  const check = () => checkReport(sampleReport({ occurredAt: now, ...given }), now);
  if (refusal === undefined) expect(check()).toBeUndefined();
  else expect(check).toThrow(expect.objectContaining({ kind: 'invalid', message: refusal }));
});
