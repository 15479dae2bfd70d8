import { expect, test } from 'vitest';
import { normalizeText } from './normalizeText.ts';

test.each([
  ['  Café   Kulhad ', 'cafe kulhad'],
  ['Dant & Co.', 'dant and co'],
  ['Dadi’s / Nani’s', 'dadis nanis'],
  ['ＡＢＣ１２', 'abc12'],
  ['हल्दी-बार', 'हल्दी बार'],
  ['ज़री', 'ज़री'],
  ['क्\u200dष', 'क्ष'],
  ['%', ''],
])('%j is compared as %j', (text, compared) => {
  expect(normalizeText(text)).toBe(compared.normalize('NFC'));
});

test('long texts are compared by their beginning', () => {
  expect(normalizeText('ab '.repeat(100))).toHaveLength(120);
});
