import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseJson } from './parseJson.ts';
import { parseSentJson } from './parseSentJson.ts';

it('reads what JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(undefined, 2), (text, indent) => {
      const written = JSON.stringify(JSON.parse(text), null, indent);
      expect(parseSentJson(written)).toEqual(parseJson(written));
    }),
  );
});

it.each([
  ['{"a":1,"a":1}', { a: 1 }],
  ['{"a":1,"a":2,"a":1}', { a: [1, 2] }],
  ['{"a":{"b":"x","b":1.10},"c":[]}', { a: { b: ['x', '1.10'] }, c: [] }],
  ['{"a":"{\\"b\\":[","a":"}"}', { a: ['{"b":[', '}'] }],
  ['{"__proto__":1}', JSON.parse('{"__proto__":1}')],
])('a name that is there several times has all that it says: %s', (text, value) => {
  expect(parseSentJson(text)).toEqual(value);
});

it.each(['', '{', '{"a":1,}', '{"a" "b"}', '[1 2]', "{'a':1}"])('refuses what is no JSON: %j', (text) => {
  expect(() => parseSentJson(text)).toThrow(SyntaxError);
});

it('refuses what is nested deeper than any report, before it costs seconds', () => {
  const nested = (levels: number) => `${'{"a":1,"a":['.repeat(levels)}1${']}'.repeat(levels)}`;
  expect(() => parseSentJson(nested(50))).not.toThrow();
  expect(() => parseSentJson(nested(51))).toThrow(SyntaxError);
  expect(() => parseSentJson('['.repeat(9_000) + ']'.repeat(9_000))).toThrow(SyntaxError);
});
