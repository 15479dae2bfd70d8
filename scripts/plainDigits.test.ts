import { expect, test } from 'vitest';
import { plainDigits as ofContract } from '../packages/api/src/text/plainDigits.ts';
import { plainDigits as ofFields } from '../packages/ui/src/format/plainDigits.ts';

test('contract and fields read the digits of every script alike', () => {
  const signs = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code)).filter((sign) =>
    /\p{Nd}/u.test(sign),
  );
  expect(signs.length).toBeGreaterThan(600);
  for (const sign of signs) {
    expect(ofFields(`a${sign}`)).toBe(ofContract(`a${sign}`));
    expect(ofFields(sign)).toMatch(/^[0-9]$/);
  }
});
