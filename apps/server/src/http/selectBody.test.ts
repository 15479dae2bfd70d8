import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { plainBody, textBody } from './EncodedBody.ts';
import { selectBody } from './selectBody.ts';

const text = `<p>${'Potli '.repeat(200)}</p>`;
const body = textBody(text, {});

const select = (headers: Record<string, string>, of = body) => selectBody(of, (name) => headers[name]);

const encodingFor = async (accepted: string) =>
  (await select({ 'accept-encoding': accepted })).headers['content-encoding'];

test('every encoding contains the same text, and the digest depends on it and on the headers', async () => {
  expect((await select({})).bytes.toString()).toBe(text);
  expect(brotliDecompressSync((await select({ 'accept-encoding': 'br' })).bytes).toString()).toBe(text);
  expect(gunzipSync((await select({ 'accept-encoding': 'gzip' })).bytes).toString()).toBe(text);
  expect(textBody(text, {}).digest).toBe(body.digest);
  expect(textBody(`${text} `, {}).digest).not.toBe(body.digest);
  expect(textBody(text, { 'x-total-count': '2' }).digest).not.toBe(body.digest);
});

test('an encoding is made once, and never for a client that has it already', async () => {
  const own = textBody(text, {});
  const { headers } = await select({ 'accept-encoding': 'br' });
  const again = await select({ 'accept-encoding': 'br', 'if-none-match': headers.etag }, own);
  expect([again.unchanged, own.br]).toEqual([true, undefined]);
  const both = await Promise.all([select({ 'accept-encoding': 'br' }, own), select({ 'accept-encoding': 'br' }, own)]);
  expect(both[0].bytes).toBe(both[1].bytes);
  expect(own.gzip).toBe(undefined);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip;q=1', 'gzip'],
  ['BR;Q=0, GZIP', 'gzip'],
  ['gzip;q=0', undefined],
  ['gzip;q=0.8, br;q=0.2', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity', undefined],
  ['identity, gzip;q=0.5', undefined],
  ['identity;q=0', undefined],
  ['deflate', undefined],
  ['', undefined],
  ['xbr, gzipx', undefined],
  [';;;,,,=', undefined],
  [`br,${' '.repeat(500)}`, undefined],
])('who accepts %j gets %s', async (accepted, encoding) => {
  expect(await encodingFor(accepted)).toBe(encoding);
});

const weights = ['', ';q=0', ';q=0.3', ';q=1'];

test('a refused encoding is not sent', async () => {
  const refused: string[] = [];
  for (const br of weights) {
    for (const gzip of weights) {
      for (const any of weights) {
        for (const accepted of [`br${br}, gzip${gzip}, *${any}`, `*${any},gzip${gzip},br${br}`]) {
          const chosen = await encodingFor(accepted);
          if ((chosen === 'br' && br === ';q=0') || (chosen === 'gzip' && gzip === ';q=0')) refused.push(accepted);
        }
      }
    }
  }
  expect(refused).toEqual([]);
});

test('each encoding has its own ETag', async () => {
  const selected = await Promise.all(['br', 'gzip', 'identity'].map((each) => select({ 'accept-encoding': each })));
  const tags = selected.map(({ headers }) => headers.etag);
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
});

test('bytes that are compressed already are sent as they are', async () => {
  const picture = plainBody(Buffer.from('png'), {});
  expect(await select({ 'accept-encoding': 'br, gzip' }, picture)).toMatchObject({ bytes: picture.plain });
});

const { etag } = (await select({ 'accept-encoding': 'br' })).headers;

test.each([
  [etag, true],
  [`W/${etag}`, true],
  [`"other", ${etag}`, true],
  [`"other" ,W/${etag} , "third"`, true],
  ['*', true],
  ['"other"', false],
  [etag.slice(1, -1), false],
  [`"x${etag.slice(1)}`, false],
  ['', false],
  [`${etag},${' '.repeat(500)}`, false],
])('who has %s has it already: %s', async (tags, unchanged) => {
  expect((await select({ 'accept-encoding': 'br', 'if-none-match': tags })).unchanged).toBe(unchanged);
});

test('the ETag of one encoding does not match another', async () => {
  expect((await select({ 'accept-encoding': 'gzip', 'if-none-match': etag })).unchanged).toBe(false);
});
