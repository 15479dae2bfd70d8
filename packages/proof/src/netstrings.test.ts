import fc from 'fast-check';
import { expect, it } from 'vitest';
import { netstrings } from './netstrings.ts';

/** Reads them back as the format says it: a length, a colon, so many bytes, a comma. */
function readNetstrings(bytes: Uint8Array): string[] {
  const decode = (from: number, to: number) => new TextDecoder().decode(bytes.subarray(from, to));
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(0x3a, at);
    const end = colon + 1 + Number(decode(at, colon));
    expect(decode(end, end + 1)).toBe(',');
    texts.push(decode(colon + 1, end));
    at = end + 1;
  }
  return texts;
}

it('no two lists of texts have the same bytes: each is read back as it was', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('1', ':', ',', 'é', '₹', '😀', '\0') }));
  const readBack = fc.property(fc.array(text, { maxLength: 5 }), (texts) => {
    expect(readNetstrings(netstrings(texts))).toEqual(texts);
  });
  fc.assert(readBack, { seed: 5, numRuns: 200 });
});
