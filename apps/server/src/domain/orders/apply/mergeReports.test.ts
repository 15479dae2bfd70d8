import { expect, it, test } from 'vitest';
import { sampleReport } from '../../../testing/sampleMoney.ts';
import type { OrderReport } from '../reports/OrderReport.ts';
import { commissionOfOrder } from './commissionOfOrder.ts';
import { factsOf, latestReport } from './mergeReports.ts';

const clickedAt = new Date('2026-10-01T05:00:00Z');
const factsFrom = (...given: Partial<OrderReport>[]) => factsOf(clickedAt, given.map(sampleReport));

it('takes the last value of each field, and loses none that a later report omits', () => {
  const full = { saleAmountPaise: 200_000n, category: 'shoes', commissionPaise: 1_000n };
  expect(factsFrom(full, { saleAmountPaise: 100_000n })).toStrictEqual({
    clickedAt,
    salePaise: 100_000n,
    category: 'shoes',
    commission: { paise: 1_000n, salePaise: 200_000n },
  });
  expect(factsFrom(full, { status: 'rejected', saleAmountPaise: 0n })).toMatchObject({ salePaise: 200_000n });
  expect(factsFrom(full, { status: 'rejected', saleAmountPaise: 1n })).toMatchObject({ salePaise: 1n });
  expect(factsFrom(full, { saleAmountPaise: 0n })).toMatchObject({ salePaise: 0n });
  expect(factsFrom({ category: null, commissionPaise: 0n })).toStrictEqual({
    clickedAt,
    salePaise: 100_000n,
    category: null,
    commission: null,
  });
  expect(factsFrom({ status: 'rejected', saleAmountPaise: 0n })).toMatchObject({ salePaise: 0n, category: null });
});

test.each<[string, Partial<OrderReport>, Partial<OrderReport>]>([
  ['later', { occurredAt: new Date('2026-10-01T06:00:00.001Z') }, { status: 'rejected', eventId: 'z' }],
  ['more final', { status: 'approved' }, { status: 'tracked', eventId: 'z' }],
  ['most final', { status: 'rejected' }, { status: 'approved', eventId: 'z' }],
  ['greater of two ids', { eventId: 'b' }, { eventId: 'B' }],
])('the %s report is valid, whichever comes first', (_, given, less) => {
  const [one, other] = [sampleReport({ eventId: 'a', ...given }), sampleReport(less)];
  expect(latestReport([one, other])).toBe(one);
  expect(latestReport([other, one])).toBe(one);
});

test.each([
  ['what the network stated for this sale', { paise: 900n, salePaise: 10_000n }, 10_000n, 900n, false],
  ['what it stated without a sale', { paise: 900n, salePaise: 0n }, 10_000n, 900n, false],
  ['in proportion what it stated for another sale', { paise: 900n, salePaise: 20_000n }, 10_000n, 450n, true],
  ['as much as members earn where nothing is known', null, 10_000n, 500n, true],
])('a commission is %s', (_, commission, salePaise, commissionPaise, commissionEstimated) => {
  const facts = { clickedAt, category: null, commission, salePaise };
  expect(commissionOfOrder(facts, undefined, 500n)).toEqual({ commissionPaise, commissionEstimated });
});
