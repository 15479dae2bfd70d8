import { expect, test } from 'vitest';
import { type NumberKind, readNumberText, readTypedNumber } from './readNumberText.ts';

const rupees: NumberKind = { decimals: 2, isAmount: true };
const whole: NumberKind = { decimals: 0, isAmount: true };
const code: NumberKind = { decimals: 0, isAmount: false };

test.each([
  ['1299', '1299'],
  ['Rs. 1299/-', '1299'],
  ['Rs.1299/- only', '1299'],
  ['Rs: 1,299.00/-', '1299.00'],
  ['₨ 1299/=', '1299'],
  ['INR 1,23,456.50', '1,23,456.50'.replaceAll(',', '')],
  ['₹1,23,456.50', '123456.50'],
  ['1,234,567.5 INR', '1234567.5'],
  ['1299 only', '1299'],
  ['1299 Rupees Only.', '1299'],
  ['रु. १,२९९', '1299'],
  ['১২৯৯.৫০', '1299.50'],
  ['௧௨௯௯', '1299'],
  ['１２９９．５０', '1299.50'],
  ['١٬٢٩٩٫٥٠', '1299.50'],
  ['۱۲۹۹', '1299'],
  ['1.234,56', '1234.56'],
  ['1.234.567', '1234567'],
  ['1299,50', '1299.50'],
  ['1 299,50', '1299.50'],
  ['1\u00a0299.00', '1299.00'],
  ['1\u202f23\u202f456.50', '123456.50'],
  ["1'299.50", '1299.50'],
  ['\u200b\u202a1299\u202c\ufeff', '1299'],
  ['  1299\t', '1299'],
  ['.5', '0.5'],
  ['12.', '12.'],
  ['00123', '00123'],
  ['1299.500', '1299.50'],
  ['', ''],
])('%j came whole: %s rupees', (entry, expected) => {
  expect(readNumberText(entry, rupees)).toBe(expected);
});

test.each(['-500', '−500', '– 500', '₹-500', '-₹500', 'Rs. -500/-', '(500)', '500-', '₹(500)', '(₹500)'])(
  '%j stays below zero, or is no number',
  (entry) => {
    expect(['-500', undefined]).toContain(readNumberText(entry, rupees));
  },
);

test.each(['-500', '−500', '-₹500', '(500)', '₹-500'])('%j is shown below zero', (entry) => {
  expect(readNumberText(entry, rupees)).toBe('-500');
});

test.each([
  'abc',
  '12 to 15',
  '1299 1399',
  '1299+50',
  '1,299 - 10%',
  '5%',
  '1.2.3',
  '1e5',
  '4.05E+17',
  '$20',
  '1.5 lakh',
  '1.234',
  '5.3999999999999995',
  '12,99,1',
  '1,2,3',
  '1299/1399',
  'Rs',
])('%j is no amount', (entry) => {
  const read = readNumberText(entry, rupees);
  expect(read === undefined || read === '').toBe(true);
});

test.each([
  ['1,24,990', whole, '124990'],
  ['1,24,990.00', whole, '124990'],
  ['1,24,990.50', whole, undefined],
  ['50100 0123-4567', code, '5010001234567'],
  ["'00123", code, '00123'],
  ['१२३४५६', code, '123456'],
  ['4.05E+17', code, undefined],
  ['5010.00', code, undefined],
  ['50100l234', code, undefined],
] as const)('%j, %o: %s', (entry, kind, expected) => {
  expect(readNumberText(entry, kind)).toBe(expected);
});

test.each([
  ['1,24,9905', rupees, '1249905'],
  ['1,29', rupees, '129'],
  ['12.', rupees, '12.'],
  ['12.345', rupees, undefined],
  ['1.2.3', rupees, undefined],
  ['-', rupees, '-'],
  ['१२', rupees, '12'],
  ['12a', rupees, undefined],
  ['12.', whole, undefined],
  ['12-3', code, '123'],
  ['12a', code, undefined],
] as const)('%j is typed, %o: %s', (entry, kind, expected) => {
  expect(readTypedNumber(entry, kind)).toBe(expected);
});
