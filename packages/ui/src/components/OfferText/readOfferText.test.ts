import { expect, test } from 'vitest';
import { readOfferText } from './readOfferText.ts';

test('reads a table of two columns as rates', () => {
  const html =
    '<table><tbody><tr><th scope="row">Audio &amp; more</th><td>4.5%</td></tr> <tr><td>Gift wrap</td><td>No cashback</td></tr></tbody></table>';
  expect(readOfferText(html)).toEqual({
    kind: 'rates',
    rates: [
      { key: 'Audio & more', value: '4.5%' },
      { key: 'Gift wrap', value: 'No cashback' },
    ],
  });
});

test('reads a numbered list as steps', () => {
  expect(readOfferText(' <ol><li>Copy the code.</li><li>Pay.</li></ol> ')).toEqual({
    kind: 'steps',
    steps: ['Copy the code.', 'Pay.'],
  });
});

test.each([
  ['words', 'Upto 5% on everything'],
  ['a paragraph', '<p>Upto 5%</p>'],
  ['nothing', ''],
  ['a list with a link', '<ol><li>Read the <a href="/terms-and-conditions">terms</a>.</li></ol>'],
  ['a list after a paragraph', '<p>So:</p><ol><li>Pay.</li></ol>'],
  ['an unnumbered list', '<ul><li>Pay.</li></ul>'],
  ['an empty list', '<ol></ol>'],
  ['three columns', '<table><tr><td>a</td><td>1%</td><td>2%</td></tr></table>'],
  ['a lone column', '<table><tr><td>a</td></tr></table>'],
])('%s is prose', (_case, html) => {
  expect(readOfferText(html)).toEqual({ kind: 'prose' });
});
