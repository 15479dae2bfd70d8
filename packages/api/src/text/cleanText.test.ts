import { describe, expect, it } from 'vitest';
import { cleanAddress, cleanCode, cleanLine, cleanWords, compactCode } from './cleanText.ts';

/** Every sign below U+E1000 that has no width, by what Unicode says of it. */
const invisible = Array.from({ length: 0xe1000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => /[\p{DI}\p{Cc}\u2800]/u.test(sign));

it('knows the signs that people paste without seeing them', () => {
  const known = ['\u200B', '\u200C', '\u200D', '\u200E', '\u200F', '\u202E', '\u2060', '\u2066', '\uFEFF', '\u00AD'];
  expect(known.filter((sign) => !invisible.includes(sign))).toEqual([]);
});

it('no invisible sign stays in a Latin name or in a code', () => {
  const places = (sign: string) => [`${sign}As${sign}ha${sign}`];
  const left = invisible.flatMap(places).filter((text) => cleanLine(text).replaceAll(' ', '') !== 'Asha');
  expect(left).toEqual([]);
  for (const clean of [cleanAddress, compactCode]) {
    expect(invisible.flatMap(places).filter((text) => clean(text) !== 'Asha')).toEqual([]);
  }
});

describe('what belongs to the spelling stays in a name, and not in a code', () => {
  it.each([
    ['Hindi, a half letter', 'क्‍ष'],
    ['Hindi, letters kept apart', 'श्‌वेता'],
    ['Marathi, the eyelash r', 'र्‍याणी'],
    ['Bengali, r before y', 'র‍্যাব'],
    ['Malayalam, a chillu at the end', 'അവന്‍'],
    ['Malayalam, a chillu in the middle', 'അന്‍സാര്‍'],
    ['Kannada', 'ರಾಜ್‌ಕುಮಾರ್'],
    ['Sinhala', 'ශ්‍රී'],
    ['Persian', 'می‌خواهم'],
    ['a family', 'Asha 👩‍👩‍👧‍👦'],
    ['a colour', 'Asha 👩🏽‍🚀'],
    ['a heart', 'Asha ❤️'],
    ['a flag of tags', 'Asha 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a keycap', 'Asha 1️⃣'],
  ])('%s', (_, text) => {
    expect(cleanLine(text)).toBe(text);
    expect(cleanWords(text)).toBe(text);
    expect(cleanCode(text)).not.toBe(text);
  });
});

it.each([
  ['a joiner between Latin letters', 'A\u200Dsha', 'Asha'],
  ['a second joiner', 'അവന്\u200D\u200D', 'അവന്\u200D'],
  ['a joiner at the beginning', '\u200Dक', 'क'],
  ['a joiner at the end of a word that needs none', 'आशा\u200D', 'आशा'],
  ['a joiner between two scripts', 'क\u200Da', 'कa'],
  ['a joiner that joins no emoji', '👩\u200D Asha', '👩 Asha'],
  ['signs that turn the direction', '\u202EahsA\u202C', 'ahsA'],
  ['a filler in place of a name', '\u3164', ''],
  ['the end of a line', 'Asha\r\nRao\tB', 'Asha Rao B'],
])('%s is not kept', (_, typed, kept) => {
  expect(cleanLine(typed)).toBe(kept);
});

it('words keep their lines', () => {
  expect(cleanWords('One\r\ntwo\u200B\n\tthree\u0007')).toBe('One\r\ntwo\n\tthree');
});

it.each([
  ['\ufeffHDFC0001234', 'HDFC0001234'],
  ['\u00a0405\u20131234567\u2011890 ', '405-1234567-890'],
  ['ＳＡＶＥ５０', 'SAVE50'],
  ['OD १२३', 'OD 123'],
  ['asha＠okhdfc', 'asha@okhdfc'],
  ['A\u00a0 \t B\nC', 'A B C'],
  ['\u200b', ''],
])('the code %j is %j', (text, code) => {
  expect(cleanCode(text)).toBe(code);
  expect(compactCode(text)).toBe(code.replaceAll(' ', ''));
});

it('an address keeps all that is seen', () => {
  expect(cleanAddress(' https://shop.example/a–१?q=ＳＡＶＥ\u200b ')).toBe('https://shop.example/a–१?q=ＳＡＶＥ');
});

it('changes nothing the second time', () => {
  const texts = ['\u200b A\u200d b\u00ad', 'രാജന്\u200d \u200b', '👩\u200d', 'ﬁ\u202d ', '\ufdfa', 'a\u0301\u200b\u0301'];
  for (const clean of [cleanLine, cleanAddress, cleanCode, compactCode, cleanWords]) {
    expect(texts.map(clean).map(clean)).toEqual(texts.map(clean));
  }
});
