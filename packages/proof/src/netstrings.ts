const encoder = new TextEncoder();

/**
 * The bytes of some texts, one after the other, each with its length in bytes of UTF-8, a colon and a comma: no two lists of
 * texts have the same bytes (docs/money.md#chain).
 */
export function netstrings(texts: readonly string[]): Uint8Array<ArrayBuffer> {
  return encoder.encode(texts.map((text) => `${bytesIn(text)}:${text},`).join(''));
}

/** Most texts are ASCII, which is faster to see than to encode. */
const bytesIn = (text: string) => (/^\p{ASCII}*$/u.test(text) ? text.length : encoder.encode(text).length);
