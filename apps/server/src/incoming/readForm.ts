import { decodeValue } from './encodings.ts';

/** Fields by name; one that was sent several times is a list. */
export type Fields = Record<string, string | string[]>;

/**
 * A second question mark, of a network that put its fields behind an address with fields: `src=x?transaction_id=1`. A link as a
 * value can have its own.
 */
const SECOND_MARK = /^((?:[^?]*&)?[^?&=/:]*(?:=(?:(?!%2f|%3a)[^?&/:])*)?)\?(?=[\w.-]+=)/i;

/**
 * The fields of a form, or of the part of an address behind the question mark. A percent sign that encodes nothing is one, and bytes
 * that are not of the encoding become U+FFFD. A second question mark ends a field as well.
 * @param charset UTF-8 where the sender names none
 */
export function readForm(body: Buffer, charset?: string): Fields {
  const pairs = body
    .toString('latin1')
    .replace(/^\u{ef}\u{bb}\u{bf}/u, '')
    .replace(SECOND_MARK, '$1&')
    // of an address that was copied out of the source of a page
    .split(/&(?:amp;)?/);
  return toFields(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return [decode(name, charset), decode(value, charset)];
    }),
  );
}

function decode(part: string, charset: string | undefined): string {
  const bytes = part
    .replaceAll('+', ' ')
    .replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return decodeValue(Buffer.from(bytes, 'latin1'), charset);
}

export function toFields(pairs: Iterable<readonly [name: string, value: string]>): Fields {
  const values = Map.groupBy(pairs, ([name]) => name);
  return Object.fromEntries(
    [...values].map(([name, sent]) => {
      const [first = '', ...others] = sent.map(([, value]) => value);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );
}
