import { expect, test } from 'vitest';
import { testsFor } from './surveyTests.ts';

const testFile = (path: string, durationMs: number, ...ids: number[]) => ({ path, durationMs, reaches: new Set(ids) });

const tests = [
  testFile('/src/orders/orders.db.test.ts', 9_000, 1),
  testFile('/src/http/api.db.test.ts', 100, 1),
  testFile('/src/http/slow.db.test.ts', 2_000, 1),
  testFile('/src/orders/cashback.test.ts', 20, 1),
  testFile('/src/bank/bank.test.ts', 10, 2),
];

test('tests without a database come first, then the nearest and quickest, then the others', () => {
  expect(testsFor('/src/orders/cashback.ts', 1, tests)).toEqual([
    ['/src/orders/cashback.test.ts'],
    ['/src/orders/orders.db.test.ts', '/src/http/api.db.test.ts'],
    ['/src/http/slow.db.test.ts'],
  ]);
  expect(testsFor('/src/orders/cashback.ts', 3, tests)).toEqual([]);
});

test('of many tests twenty are run, and all those without a database are among them', () => {
  const near = Array.from({ length: 22 }, (_, at) => testFile(`/src/orders/${at}.db.test.ts`, at, 1));
  const groups = testsFor('/src/orders/cashback.ts', 1, [...near, testFile('/src/far/away/far.test.ts', 9_000, 1)]);
  expect(groups.flat()).toHaveLength(20);
  expect(groups[0]).toEqual(['/src/far/away/far.test.ts']);
});
