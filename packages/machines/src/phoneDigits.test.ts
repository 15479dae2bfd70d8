import { expect, it } from 'vitest';
import { phoneDigits } from './phoneDigits.ts';

it.each([
  '9876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  '+919876543210',
  '919876543210',
  '098765 43210',
  '0091 98765 43210',
  '(+91) 98765\u00a043210',
  '\u202a+91 98765 43210\u202c',
  ' 98765.43210 ',
  '98765432109',
])('reads %j', (text) => {
  expect(phoneDigits(text)).toBe('9876543210');
});

it.each([
  ['', ''],
  ['98 ', '98'],
  ['0', '0'],
  ['9123456789', '9123456789'],
  ['0987', '0987'],
])('leaves %j to be typed on', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});

it.each(['a', '98a', '+', '+1 202 555 0123', '98765+43210', 'asha@potli.example'])('refuses %j', (text) => {
  expect(phoneDigits(text)).toBeUndefined();
});
