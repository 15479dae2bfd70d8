import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseJson } from './parseJson.ts';

it('reads what JSON.parse reads', () => {
  const sameAsJson = fc.property(fc.json(), fc.nat({ max: 2 }), (json, indent) => {
    const text = JSON.stringify(JSON.parse(json), null, indent);
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });
  // texts that look like a name or a bracket, as values and as names
  const examples = ['{"a":{"b":[1,"}{:,\\"",{"a":2}]},"b":null}', '[{"a":1},{"a":"a"}]', '{"a":"a"}', '"a"'];
  fc.assert(sameAsJson, { seed: 3, numRuns: 200, examples: examples.map((text) => [text, 1]) });
});

it('refuses a name that stands twice, wherever it does', () => {
  const refused = fc.property(fc.string(), fc.json(), fc.json(), (name, one, other) => {
    const pair = (value: string) => `${JSON.stringify(name)}:${value}`;
    expect(() => parseJson(`[{"":{}},{${pair(one)},"other ${name.length}":[],${pair(other)}}]`)).toThrow(
      'stands twice',
    );
  });
  fc.assert(refused, { seed: 4, numRuns: 200 });
});

it.each(['{"paise":"1","paise":"2"}', '[{"a":{"b":1,"c":{},"b":2}}]', '{"a":1,"\\u0061":2}'])('refuses %s', (text) => {
  expect(() => parseJson(text)).toThrow('stands twice');
});

it('refuses what is no JSON', () => {
  expect(() => parseJson('{"a":1')).toThrow(SyntaxError);
});
