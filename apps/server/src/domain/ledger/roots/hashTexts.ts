import { hash } from 'node:crypto';

/**
 * H of docs/verify.md, in hexadecimal. At once and as text: a root takes millions, the hash of browsers must be waited for, and
 * bytes of `netstrings` take twice as long.
 */
export const hashTexts = (texts: readonly string[]): string =>
  hash('sha256', texts.map((text) => `${Buffer.byteLength(text)}:${text},`).join(''), 'hex');
