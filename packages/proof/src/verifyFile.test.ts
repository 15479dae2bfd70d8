import { expect, it } from 'vitest';
import { day, percent, rupees } from './inWords.ts';
import { createRandom } from './testing/createRandom.ts';
import { randomBooks } from './testing/randomBooks.ts';
import { verifyFile } from './verifyFile.ts';

const statement = await randomBooks(createRandom(5), { memberId: '42', journals: 6 });
const text = JSON.stringify(statement);

it('says in words what a statement says', async () => {
  const verdict = await verifyFile(text, { earlier: text });
  const facts =
    verdict.result === 'sound' ? Object.fromEntries(verdict.facts.map(({ name, value }) => [name, value])) : {};
  expect(facts).toMatchObject({
    Member: '42',
    Lines: '6',
    From: '01-01-2026',
    Head: statement.head,
    'The same as before up to line': '6',
  });
});

it('says that other files cannot be checked', async () => {
  for (const strange of [
    '',
    'seq,at\n1,2',
    '{}',
    '[]',
    'null',
    '{"type":"constructor"}',
    '{"type":{}}',
    '{"type":1,"type":2}',
  ]) {
    expect((await verifyFile(strange)).result).toBe('unreadable');
  }
  expect((await verifyFile(text, { earlier: '{' })).result).toBe('unreadable');
});

it('writes amounts and days as in India', () => {
  const amounts = ['0', '5', '-5', '12345', '12499000', '-12345678901'].map(rupees);
  expect(amounts).toEqual(['₹0.00', '₹0.05', '−₹0.05', '₹123.45', '₹1,24,990.00', '−₹12,34,56,789.01']);
  expect(['0', '5', '50', '950', '900', '1000', '10000'].map(percent)).toEqual([
    '0%',
    '0.05%',
    '0.5%',
    '9.5%',
    '9%',
    '10%',
    '100%',
  ]);
  expect([day('2026-11-20T18:29:59.999Z'), day('2026-11-20T18:30:00.000Z')]).toEqual(['20-11-2026', '21-11-2026']);
});
