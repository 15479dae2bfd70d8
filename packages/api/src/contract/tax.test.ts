import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { maskPan, PanBody } from './tax.ts';

it.each([
  ['ABCPX1234F', '••••••234F'],
  ['34F', '34F'],
])('the PAN %s is shown as %s', (pan, masked) => {
  expect(maskPan(pan)).toBe(masked);
});

const read = (pan: string) => {
  const { success, data, error } = z.safeParse(PanBody, { pan });
  return success ? data.pan : error.issues.map(({ message }) => message);
};

it.each(Array.from('ABCFGHJLPT'))('a holder of kind %s is accepted', (kind) => {
  expect(read(`abc${kind.toLowerCase()}x1234f\n`)).toBe(`ABC${kind}X1234F`);
});

it.each(['ABCPX१२३४F', 'abcpx1234f', '\u200bABCPX1234F', 'ＡＢＣＰＸ１２３４Ｆ', 'ABCPX1234F\u00a0'])(
  '%j is ABCPX1234F',
  (pan) => {
    expect(read(pan)).toBe('ABCPX1234F');
  },
);

it.each([
  ['', /^Please enter your PAN$/],
  ['ABCPX1234', /five letters, four digits and a letter/],
  ['ABCPX12345F', /five letters/],
  ['АBCPX1234F', /five letters/],
  ['ABCP X1234F', /five letters/],
  ...Array.from('DEIKMNOQRSUVWXYZ').map((kind): [string, RegExp] => [
    `ABC${kind}X1234F`,
    /fourth letter is P for a person/,
  ]),
])('%j is refused, with one reason', (pan, reason) => {
  expect(read(pan)).toEqual([expect.stringMatching(reason)]);
});
