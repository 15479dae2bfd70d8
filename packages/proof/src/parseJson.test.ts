import { expect, it } from 'vitest';
import { parseJson } from './parseJson.ts';

it('reads what JSON.parse reads', () => {
  for (const text of [
    '{"a":{"b":[1,"}{:,\\"",{"a":2}]},"b":null}',
    '[]',
    '"a"',
    '[{"a":1},{"a":"a"}]',
    ' { "a" : "a" } ',
  ]) {
    expect(parseJson(text)).toEqual(JSON.parse(text));
  }
});

it.each(['{"paise":"1","paise":"2"}', '[{"a":{"b":1,"c":{},"b":2}}]', '{"a":1,"\\u0061":2}'])('refuses %s', (text) => {
  expect(() => parseJson(text)).toThrow('stands twice');
});

it('refuses what is no JSON', () => {
  expect(() => parseJson('{"a":1')).toThrow(SyntaxError);
});
