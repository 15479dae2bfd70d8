import { expect, it } from 'vitest';
import { toCallerAddress, toLimitKey } from './callerAddress.ts';
import { shortHeader } from './shortHeader.ts';

it.each([
  ['the socket, when no proxy is known', '10.0.0.9', '1.2.3.4', 0, '10.0.0.9'],
  ['the entry that the only proxy added', '10.0.0.9', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['the entry before two proxies', '10.0.0.9', '6.6.6.6, 1.2.3.4, 10.0.0.8', 2, '1.2.3.4'],
  ['the oldest entry of a short chain', '10.0.0.9', '1.2.3.4', 3, '1.2.3.4'],
  ['the socket without the header', '10.0.0.9', undefined, 1, '10.0.0.9'],
  ['IPv4 in its plain form', '::ffff:10.0.0.9', undefined, 0, '10.0.0.9'],
  ['one /64 for a household', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', undefined, 0, '2001:db8:1:2::/64'],
  ['the same /64 in short form', '2001:db8:1:2::7', undefined, 0, '2001:db8:1:2::/64'],
  ['a household whose address ends in nothing', '2001:db8::', undefined, 0, '2001:db8:0:0::/64'],
  ['another household, with its zeros in the middle', '2001:db8::1:2:3:4', undefined, 0, '2001:db8:0:0::/64'],
  ['loopback', '::1', undefined, 0, '0:0:0:0::/64'],
  ['an entry without its port', '10.0.0.9', '6.6.6.6:1, 1.2.3.4:50123', 1, '1.2.3.4'],
  ['an entry of IPv6 without its port', '10.0.0.9', '[2001:db8:1:2::7]:50123', 1, '2001:db8:1:2::/64'],
  ['an entry of IPv6 in brackets', '10.0.0.9', '[2001:db8:1:2::7]', 1, '2001:db8:1:2::/64'],
  ['nothing inside the process', undefined, '1.2.3.4', 1, ''],
])('is %s', (_, remote, forwardedFor, hops, expected) => {
  expect(toLimitKey(toCallerAddress(remote, forwardedFor, hops))).toBe(expected);
});

it.each([
  ['2001:db8:1:2::7', undefined, 0, '2001:db8:1:2::7'],
  ['10.0.0.9', '[2001:db8:1:2::7]:50123', 1, '2001:db8:1:2::7'],
  ['::ffff:10.0.0.9', undefined, 0, '10.0.0.9'],
])('has all its digits for networks: %s, %s', (remote, forwardedFor, hops, expected) => {
  expect(toCallerAddress(remote, forwardedFor, hops)).toBe(expected);
});

it('ignores a chain that is longer than an honest one', () => {
  const chain = `${'1.2.3.4, '.repeat(80)}5.6.7.8`;
  expect(toCallerAddress('10.0.0.1', chain, 1)).toBe('10.0.0.1');
});

it('takes no more of an address than the longest one has', () => {
  const [name, mapped] = ['x'.repeat(65), `::ffff:${'1.'.repeat(40)}`];
  expect(toCallerAddress(name, undefined, 0)).toBe(name.slice(0, 64));
  expect(toCallerAddress(mapped, undefined, 0)).toBe(mapped.slice(7, 64));
});

it('a header of 500 characters is read, a longer one is absent', () => {
  expect(shortHeader('x'.repeat(500))).toHaveLength(500);
  expect(shortHeader('x'.repeat(501))).toBeUndefined();
  expect(shortHeader(undefined)).toBeUndefined();
});
