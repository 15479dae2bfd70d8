const DIGIT = /\p{Nd}/u;

/**
 * The same text with the digits of every script as 0 to 9: Devanagari १२, Tamil, Arabic, full-width. The ten digits of a
 * script are one run of Unicode that begins at zero. The design system imports no other package: `@potli/api` cleans
 * codes by the same rule, and `scripts/plainDigits.test.ts` compares both.
 */
export function plainDigits(text: string): string {
  return Array.from(text, (sign) => (DIGIT.test(sign) ? digitValue(sign) : sign)).join('');
}

function digitValue(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0;
  const last = zero;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  // the mathematical digits are five runs without a gap
  return String((last - zero) % 10);
}
