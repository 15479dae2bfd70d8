const LONGEST = 60;

/** A value for a message: in quotes, not too long, and with what nobody sees written out. */
export function quoted(value: string): string {
  const shown = value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
  return JSON.stringify(shown).replace(/[\p{Cf}\u0080-\u009f]/gu, toEscape);
}

const toEscape = (sign: string) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`;
