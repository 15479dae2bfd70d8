import { expect, it } from 'vitest';
import { cleanCapitals, cleanCode, cleanName } from './cleanText.ts';

/** Every sign that Unicode calls ignorable or a control, but for blanks. */
const unseen = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/u.test(sign))
  // these take room: signs of Arabic and Syriac numbers and verses, of Egyptian and Kaithi
  .filter((sign) => !/[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}\u{13430}-\u{1343f}]/u.test(sign))
  .filter((sign) => !/\s/u.test(sign));

const hex = (sign: string) => sign.codePointAt(0)?.toString(16);

it('knows the signs of its test', () => {
  expect(unseen.length).toBeGreaterThan(4000);
  expect(unseen).toEqual(
    expect.arrayContaining(['\u200b', '\u202a', '\u2066', '\u00ad', '\u2060', '\u061c', '\ufe0f', '\u3164']),
  );
});

it('removes every invisible sign from codes, at the ends and within', () => {
  for (const sign of unseen) expect(cleanCode(`${sign}OD${sign}42${sign}`), hex(sign)).toBe('OD42');
});

it('removes every invisible sign from names in Latin letters', () => {
  for (const sign of unseen) expect(cleanName(`${sign}As${sign}ha Rao${sign}`), hex(sign)).toBe('Asha Rao');
});

it.each([
  ['\ufeffHDFC0001234', 'HDFC0001234'],
  ['\u00a0405\u20131234567\u2011890 ', '405-1234567-890'],
  ['ＳＡＶＥ５０', 'SAVE50'],
  ['OD १२३', 'OD 123'],
  ['asha＠okhdfc', 'asha@okhdfc'],
  ['A\u00a0 \t B', 'A B'],
  ['a\nb', 'a b'],
  ['', ''],
  ['\u200b', ''],
])('reads the code %j', (text, code) => {
  expect(cleanCode(text)).toBe(code);
});

it.each([
  [' hdfc 0001234\u200e', 'HDFC0001234'],
  ['ｉｃｉｃ0000001', 'ICIC0000001'],
  ['abcde-1234-f', 'ABCDE-1234-F'],
  // a Turkish device writes a dotless or a dotted i only where it is asked to
  ['idib000a001', 'IDIB000A001'],
])('reads %j in capitals', (text, code) => {
  expect(cleanCapitals(text)).toBe(code);
});

it.each([
  ['  Asha \u00a0 Rao ', 'Asha Rao'],
  ['Asha\nRao', 'Asha Rao'],
  // letters of Kerala and Bengal that are written with a joiner, also at the end of a name
  ['രാജന്\u200d', 'രാജന്\u200d'],
  ['র\u200d্যাম', 'র\u200d্যাম'],
  ['र\u200d्या', 'र\u200d्या'],
  ['گل\u200cناز', 'گل\u200cناز'],
  ['रा\u200b\u200d\u200dम', 'रा\u200dम'],
  // an emoji of several
  ['Asha 👩\u200d👧', 'Asha 👩\u200d👧'],
  ['❤\ufe0f Asha', '❤\ufe0f Asha'],
  ['As\u200dha', 'Asha'],
  ['\u202eAsha', 'Asha'],
  ['Jose\u0301', 'José'],
])('reads the name %j', (text, name) => {
  expect(cleanName(text)).toBe(name);
});

it('changes nothing the second time', () => {
  for (const text of [
    '\u200b A\u200d b\u00ad',
    'രാജന്\u200d \u200b',
    '👩\u200d',
    'ﬁ\u202d ',
    '\ufdfa',
    'a\u0301\u200b\u0301',
  ])
    for (const clean of [cleanCode, cleanName, cleanCapitals]) expect(clean(clean(text))).toBe(clean(text));
});
