import { expect, it } from 'vitest';
import { learnDecimals } from './learnDecimals.ts';
import { readRupees } from './readRupees.ts';

const read = (texts: string[]) => {
  const { clear } = learnDecimals(texts);
  return texts.map((text) => readRupees(clear(text), 'amount'));
};

it.each<[string, string[], bigint[]]>([
  ['commas before decimals', ['1.249', '99,5', '₹1.000', '2.500,00'], [124_900n, 9_950n, 100_000n, 250_000n]],
  ['points before decimals', ['1.249', '1,249.50', '12.5'], [124n, 124_950n, 1_250n]],
  ['points of floats', ['1.249', '5.3999999', '1,24,990'], [124n, 540n, 12_499_000n]],
  ['nothing that shows it', ['1.249', '1,249', '12'], [124n, 124_900n, 1_200n]],
])('of a file with %s every amount is read alike', (_, texts, paise) => {
  expect(read(texts)).toEqual(paise);
});

it('an amount that can be both is refused with its value where the file has both, and no other', () => {
  const { clear } = learnDecimals(['99,5', '12.50', '1.249']);
  expect(() => clear('1.249')).toThrow('"1.249" can be both');
  expect(['1.249,50', '1,249.50', '0'].map(clear)).toEqual(['1.249,50', '1,249.50', '0']);
});
