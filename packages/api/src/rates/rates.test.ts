import { describe, expect, it } from 'vitest';
import { brokenPromises, fillRates } from './rateTexts.ts';
import { headline, liveRates, rateTable, rateText, type ShownRate, topCashbacks } from './ShownRate.ts';

const row = (appliesTo: string, more: Partial<ShownRate> = {}): ShownRate => ({
  appliesTo,
  percent: 0,
  amount: 0,
  ...more,
});
const juttis = row('Juttis', { percent: 9 });
const sneakers = row('Sneakers', { percent: 8.5, cap: 600 });
const first = row('First order', { amount: 75, newUsersOnly: true });
const bills = row('Bills', { amount: 124_990, minimum: 8000 });
const none = row('Gift wrap');

describe('what a member is shown', () => {
  it.each<[string, ShownRate[]]>([
    ['Up to 9% Cashback', [sneakers, juttis, first, none]],
    ['Flat 9% Cashback', [juttis, row('Bags', { percent: 9 })]],
    ['Up to 9% Cashback', [juttis, none]],
    ['Up to ₹1,24,990 Cashback', [first, bills]],
    ['Flat ₹75 Cashback', [first]],
    ['Offers only', [none]],
    ['Offers only', []],
  ])('"%s" is the headline of its rows', (text, rows) => expect(headline(rows)).toBe(text));

  it('names conditions and limits of every row', () => {
    expect(topCashbacks([sneakers, first, bills, none])).toEqual([
      { key: 'Sneakers', value: '8.5%, up to ₹600' },
      { key: 'First order, new users', value: '₹75' },
      { key: 'Bills above ₹8,000', value: '₹1,24,990' },
      { key: 'Gift wrap', value: 'No cashback' },
    ]);
    expect(rateTable([row('Cups & <b>', { percent: 4 })])).toContain('Cups &amp; &lt;b></th><td>4%');
    expect(rateText(row('Half', { amount: 99.5 }))).toBe('₹99.50');
  });

  it('holds from a moment until another', () => {
    const sale = row('Sale', { percent: 20, from: '2026-11-01T00:00:00Z', to: '2026-11-08T00:00:00Z' });
    const at = (instant: string) => liveRates([juttis, sale], Date.parse(instant)).length;
    expect(['2026-10-31T23:59:59Z', '2026-11-01T00:00:00Z', '2026-11-08T00:00:00Z'].map(at)).toEqual([1, 2, 1]);
  });
});

describe('a text of the catalogue', () => {
  it('takes its rates from the rows, in lower case within a sentence', () => {
    expect(fillRates('Shoes: {cashback}. Earn {cashback} here, {rate:Sneakers} there', [juttis, sneakers])).toBe(
      'Shoes: Up to 9% Cashback. Earn up to 9% Cashback here, 8.5%, up to ₹600 there',
    );
  });

  it.each<[string, string[]]>([
    ['Up to 9% Cashback on juttis.', []],
    ['Up to 12% Cashback on juttis.', ['12%']],
    ['Later orders earn 4%.', ['4%']],
    ['<td>Cashback is 8.5%</td> and 3% cashback', ['3%']],
    ['Flat ₹75 Cashback for you', []],
    ['Flat ₹1,200 Cashback for you', ['₹1,200']],
    ['20% off, min. 40% off. Cashback on every order above ₹699.', []],
    ['Bills of ₹6,000 earn nothing', []],
    ['Cashback and up to ₹1,500 off', []],
    ['They earn ₹5,000, you earn ₹75', ['₹5,000']],
    ['Earn {rate:Sandals}', ['Sandals']],
    ['Earn {rate:Sneakers} or {cashback}', []],
  ])('"%s" promises what no row holds: %j', (text, broken) => {
    expect(brokenPromises(text, [juttis, sneakers, first])).toEqual(broken);
  });
});
