export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** By the mark at the start, or by its zeros where a program left the mark out; undefined: not UTF-16. */
export function encodingOfMark(head: Uint8Array): Encoding | undefined {
  const [one, two, three] = head;
  if (one === 0xef && two === 0xbb && three === 0xbf) return 'utf-8';
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  if (one === 0xfe && two === 0xff) return 'utf-16be';
  return head.length < 4 ? undefined : encodingOfZeros(head);
}

/** Most signs of a list are ASCII, of which one byte of two is zero. */
function encodingOfZeros(head: Uint8Array): Encoding | undefined {
  const zeros = [0, 0];
  for (const [place, byte] of head.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = head.length / 5;
  if (odd > many && even < odd / 10) return 'utf-16le';
  return even > many && odd < even / 10 ? 'utf-16be' : undefined;
}

/** Replaces what is not of the encoding by U+FFFD, and leaves out a byte order mark. */
export const decoderOf = (encoding: Encoding) => new TextDecoder(encoding);

/**
 * The text of a body.
 * @param charset as the sender named it; without one, UTF-8 and what marks itself as UTF-16 are read
 */
export function decodeBody(body: Uint8Array, charset?: string): string {
  const marked = encodingOfMark(body);
  return marked ? decoderOf(marked).decode(body) : decodeValue(body, charset);
}

/** The text of a value within a body, which has no mark of its own. */
export const decodeValue = (value: Uint8Array, charset?: string): string =>
  new TextDecoder(knownCharset(charset) ?? 'utf-8').decode(value);

function knownCharset(charset: string | undefined): string | undefined {
  try {
    return charset === undefined ? undefined : new TextDecoder(charset).encoding;
  } catch {
    return undefined;
  }
}
