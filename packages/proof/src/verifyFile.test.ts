import { describe, expect, it } from 'vitest';
import { day, percent, rupees } from './inWords.ts';
import type { Statement } from './Statement.ts';
import { createRandom } from './testing/createRandom.ts';
import { publishRoot, rootsFile } from './testing/publishRoot.ts';
import { randomBooks } from './testing/randomBooks.ts';
import { content, makeKey, type SigningKey, signedBy } from './testing/signedReceipts.ts';
import { verdicts } from './verdicts.ts';
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

describe('whose a file is', async () => {
  const [asha, ravi, later] = (await Promise.all(
    ['1', '2', '3'].map((memberId) => randomBooks(createRandom(7), { memberId, journals: 3 })),
  )) as [Statement, Statement, Statement];
  const { root, placeOf } = await publishRoot('2026-11-24', [{ statement: asha }, { statement: ravi }]);
  const roots = JSON.stringify(await rootsFile([root]));
  const ofAsha = JSON.stringify({ ...asha, inclusion: placeOf('1') });
  const other = await publishRoot('2026-11-24', [{ statement: asha }, { statement: later }]);
  const otherRoots = JSON.stringify(await rootsFile([other.root]));
  const kindOf = async (...args: Parameters<typeof verifyFile>) => (await verifyFile(...args)).kind;

  it('of a file alone nothing is known, however well it fits', async () => {
    for (const alone of [text, ofAsha, roots]) {
      expect(await kindOf(alone)).toBe('unknown');
      expect(await kindOf(alone, { shop: {} })).toBe('unknown');
    }
  });

  it('another file beside it proves nothing, because both can be invented', async () => {
    expect(await kindOf(text, { earlier: text })).toBe('given');
    expect(await kindOf(text, { head: statement.head })).toBe('given');
    expect(await kindOf(ofAsha, { roots })).toBe('given');
    expect(await kindOf(roots, { earlier: roots })).toBe('given');
  });

  it('a root that the shop publishes makes it the shop’s, up to the line that it has', async () => {
    expect(await kindOf(ofAsha, { shop: { roots } })).toBe('shop');
    expect(await kindOf(roots, { shop: { roots } })).toBe('shop');
    expect(await kindOf(text, { shop: { roots } })).toBe('unknown');
    expect(await kindOf(ofAsha, { shop: { roots: JSON.stringify(await rootsFile([])) } })).toBe('unknown');
    const longer = await randomBooks(createRandom(7), { memberId: '1', journals: 5 });
    const isSame = longer.journals[2]?.hash === asha.head;
    expect(isSame && (await kindOf(JSON.stringify({ ...longer, inclusion: placeOf('1') }), { shop: { roots } }))).toBe(
      'part',
    );
  });

  it('roots beside it do not hide that the shop publishes others', async () => {
    expect(await kindOf(ofAsha, { roots, shop: { roots: otherRoots } })).toBe('broken');
    expect(await kindOf(roots, { earlier: roots, shop: { roots: otherRoots } })).toBe('broken');
  });

  it('a key of the shop makes a receipt the shop’s, a key beside it does not', async () => {
    const [key, strange] = [await makeKey(), await makeKey()];
    const receipt = JSON.stringify(await signedBy(key, content));
    const keysOf = ({ published }: SigningKey) => JSON.stringify({ type: 'potli receipt keys 1', keys: [published] });
    expect(await kindOf(receipt, { shop: { keys: keysOf(key) } })).toBe('shop');
    expect(await kindOf(receipt, { keys: keysOf(key) })).toBe('given');
    expect(await kindOf(receipt, { keys: keysOf(key), shop: { keys: keysOf(strange) } })).toBe('broken');
    expect(await kindOf(receipt)).toBe('unreadable');
  });
});

it('every kind of verdict has words, and only what is the shop’s looks good', () => {
  const good = Object.entries(verdicts).filter(([, { tone }]) => tone === 'good');
  expect(good.map(([kind]) => kind)).toEqual(['shop']);
  expect(new Set(Object.values(verdicts).map(({ words }) => words)).size).toBe(Object.keys(verdicts).length);
  for (const { words } of Object.values(verdicts)) expect(words).toMatch(/^[A-Z].*\.$/);
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
