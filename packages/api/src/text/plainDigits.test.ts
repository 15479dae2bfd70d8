import { expect, it } from 'vitest';
import { plainDigits } from './plainDigits.ts';

const positional = Intl.supportedValuesOf('numberingSystem').filter((name) => {
  const ten = new Intl.NumberFormat(`en-u-nu-${name}`, { useGrouping: false }).format(1234567890);
  return Array.from(ten).every((sign) => /\p{Nd}/u.test(sign));
});

it('tries many scripts', () => {
  expect(positional.length).toBeGreaterThan(60);
  expect(positional).toEqual(
    expect.arrayContaining(['deva', 'beng', 'tamldec', 'arab', 'arabext', 'fullwide', 'mathmono']),
  );
});

it.each(positional)('reads the digits of %s', (name) => {
  const text = new Intl.NumberFormat(`en-u-nu-${name}`, { useGrouping: false }).format(1234567890);
  expect(plainDigits(`a${text}b`)).toBe('a1234567890b');
});

it('leaves everything else', () => {
  expect(plainDigits('12 Ⅳ ½ ² ①')).toBe('12 Ⅳ ½ ² ①');
});
