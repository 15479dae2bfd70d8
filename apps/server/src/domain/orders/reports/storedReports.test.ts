import { expect, it, test } from 'vitest';
import { sampleReport } from '../../../testing/sampleMoney.ts';
import type { OrderReport } from './OrderReport.ts';
import { ownBody } from './reportBodies.ts';
import { createStoredReports, isSame } from './storedReports.ts';

const report = sampleReport({ clickId: null, reason: null, category: null, commissionPaise: null });

const others: [string, Partial<OrderReport>][] = [
  ['order', { orderId: 'OD-2' }],
  ['click', { clickId: '01a213d3-b3c2-7571-b7e8-19e9d8d0e706' }],
  ['status', { status: 'approved' }],
  ['amount', { saleAmountPaise: 100_001n }],
  ['time', { occurredAt: new Date(report.occurredAt.getTime() + 1) }],
  ['reason', { reason: 'RETURNED' }],
  ['category', { category: 'shoes' }],
  ['commission', { commissionPaise: 0n }],
];

const isSameAs = (one: OrderReport, other: OrderReport) =>
  isSame({ report: one, outcome: 'applied' }, { report: other, body: ownBody(other) });

test.each(others)('a report from before bodies were stored is another one with another %s', (_, change) => {
  expect(isSameAs(report, { ...report, ...change })).toBe(false);
  expect(isSameAs({ ...report, ...change }, report)).toBe(false);
  expect(isSameAs({ ...report, ...change }, { ...report, ...change })).toBe(true);
});

it('takes what a network did not say for nothing', () => {
  const { reason: _reason, category: _category, commissionPaise: _paise, ...less } = report;
  expect(isSameAs(report, less)).toBe(true);
});

it('compares bodies where they were stored', () => {
  const sent = { report, body: ownBody(report) };
  expect(isSame({ report, outcome: 'applied', body: ownBody(report) }, sent)).toBe(true);
  const other = { ...report, reason: 'RETURNED' };
  expect(isSame({ report, outcome: 'applied', body: ownBody(other) }, sent)).toBe(false);
});

it('gives the reports of an order without conflicts, also after one was read again', () => {
  const stored = createStoredReports([]);
  const [first, second, third] = [report, { ...report, eventId: 'e2' }, { ...report, eventId: 'e3' }];
  stored.add({ report: first, outcome: 'applied' });
  stored.add({ report: second, outcome: 'conflict' });
  stored.add({ report: third, outcome: 'parked' });
  const ids = (of: OrderReport) => stored.ofOrder(of).map((each) => each.report.eventId);
  expect(ids(report)).toEqual([report.eventId, 'e3']);
  expect(stored.ofEvent(second)?.outcome).toBe('conflict');
  expect([...stored.all()]).toHaveLength(3);
  expect(ids({ ...report, network: 'another' })).toEqual([]);
});
