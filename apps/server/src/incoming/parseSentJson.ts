import { parseJson } from './parseJson.ts';

/** Texts, brackets, and other values of a text that is JSON. Commas and colons are left out. */
const TOKEN = /"(?:[^"\\]+|\\.)*"|[{}[\]]|[^\s{}[\],:"]+/g;

/** Lists and objects within each other; reports have fewer than ten. */
const DEEPEST = 100;

/**
 * JSON as `parseJson` reads it, but a name that is there several times has the list of what it says, as in a form; where it says the
 * same each time, that. `JSON.parse` takes the last one without a word, and it can be another amount than the first.
 * @throws SyntaxError also for what is nested deeper than any report, which would cost seconds
 */
export function parseSentJson(text: string): unknown {
  JSON.parse(text);
  const tokens = (text.match(TOKEN) ?? []).values();
  return readValue(tokens.next().value ?? '', tokens, 0);
}

function readValue(first: string, tokens: Iterator<string, undefined>, depth: number): unknown {
  if (depth > DEEPEST) throw new SyntaxError(`The JSON is nested deeper than ${DEEPEST} levels.`);
  if (first === '[') return Array.from(untilEnd(']', tokens), (token) => readValue(token, tokens, depth + 1));
  if (first !== '{') return parseJson(first);
  const values = new Map<string, unknown[]>();
  for (const token of untilEnd('}', tokens)) {
    const name = String(parseJson(token));
    const value = readValue(tokens.next().value ?? '', tokens, depth + 1);
    const said = values.get(name);
    if (said) said.push(value);
    else values.set(name, [value]);
  }
  return Object.fromEntries(Array.from(values, ([name, said]) => [name, oneOrAll(said)]));
}

function* untilEnd(end: string, tokens: Iterator<string, undefined>): Generator<string> {
  for (let token = tokens.next(); !token.done && token.value !== end; token = tokens.next()) yield token.value;
}

function oneOrAll(said: readonly unknown[]): unknown {
  if (said.length === 1) return said[0];
  const different = new Map(said.map((value) => [JSON.stringify(value), value]));
  return different.size > 1 ? [...different.values()] : said[0];
}
