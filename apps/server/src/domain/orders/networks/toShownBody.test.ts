import { expect, it } from 'vitest';
import { toShownBody } from './toShownBody.ts';

it.each([
  ['{"email":"asha@mail.example","orderId":"A-1"}', '{"email":"(address)","orderId":"A-1"}'],
  ['email=asha%40mail.example&order=A-1', 'email=(address)&order=A-1'],
  ['order=A-1&phone=%2B919845012345&name=A', 'order=A-1&phone=(number)&name=A'],
  ['phone=98450+12345', 'phone=(number)'],
  ['"AAAPA1234A"', '"(PAN)"'],
  ['100%', '100%'],
  ['amount=12&note=a%20b+c', 'amount=12&note=a%20b+c'],
  ['\ud800', '\ufffd'],
])('masks persons in %s, and leaves the rest as it was sent', (sent, shown) => {
  expect(toShownBody(sent, 'network')).toBe(shown);
});

it('shows only the last digits of long numbers in what a bank sends', () => {
  const sent = '{"account_number":"004512347890","utr":"SBIN226329000123","amount":150000}';
  expect(toShownBody(sent, 'bank')).toBe('{"account_number":"…7890","utr":"SBIN…0123","amount":150000}');
  expect(toShownBody('004512347890', 'network')).toBe('004512347890');
});

it('shows the beginning of a large body', () => {
  expect(toShownBody('a'.repeat(20_000), 'network')).toHaveLength(2_000);
});
