/**
 * The same text with the digits of every script as 0 to 9: Devanagari १२, Bengali, Tamil, Arabic, full-width.
 * Unicode keeps the ten digits of a script in one run that begins at zero.
 */
export function plainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, digitValue);
}

function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  // the mathematical digits are five runs without a gap
  return String(before % 10);
}
