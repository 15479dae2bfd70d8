import { expect, test } from 'vitest';
import { areUnchanged, noteAnswers } from './pageSources.ts';

/** A host whose answers have a tag of their own, as `http/selectBody.ts` writes it. */
function openHost(tags: Record<string, string>) {
  const fetch = async (url: string, { headers }: RequestInit = {}) => {
    const etag = tags[url];
    if (etag === undefined) return new Response('{}', { status: 404 });
    const known = new Headers(headers).get('if-none-match') === etag;
    return new Response(known ? null : '{}', { status: known ? 304 : 200, headers: { etag } });
  };
  return { host: '', fetch };
}

const pictures = ['https://pictures.example'];
const absent = ['hotels'];
const absentCategories = async () => absent;

async function made(urls: readonly string[], tags: Record<string, string>) {
  const { host, answers } = noteAnswers(openHost(tags));
  for (const url of urls) await host.fetch(url, { method: 'GET' });
  return { answers, pictures, absentCategories: absent };
}

test.each<[string, Record<string, string>, string[], boolean, string[]?]>([
  ['nothing changed', { '/a': '"1"', '/b': '"2"' }, pictures, true],
  ['one answer is another', { '/a': '"1"', '/b': '"3"' }, pictures, false],
  ['one answer is gone', { '/a': '"1"' }, pictures, false],
  ['a category of the footer came back', { '/a': '"1"', '/b': '"2"' }, pictures, false, []],
  ['pictures come from elsewhere', { '/a': '"1"', '/b': '"2"' }, ['https://other.example'], false],
])('where %s', async (_what, tags, allowed, same, lacked = absent) => {
  const sources = await made(['/a', '/b'], { '/a': '"1"', '/b': '"2"' });
  const now = { host: openHost(tags), pictures: async () => allowed, absentCategories: async () => lacked };
  expect(await areUnchanged(sources, now)).toBe(same);
});

test('a page of an answer without a tag may always have changed', async () => {
  const sources = await made(['/a', '/missing'], { '/a': '"1"' });
  const now = { host: openHost({ '/a': '"1"' }), pictures: async () => pictures, absentCategories };
  expect(await areUnchanged(sources, now)).toBe(false);
});

test('so may a page whose pictures or categories are not known, before or now', async () => {
  const sources = await made(['/a'], { '/a': '"1"' });
  const now = { host: openHost({ '/a': '"1"' }), pictures: async () => pictures, absentCategories };
  const away = () => Promise.reject(new Error());
  expect(await areUnchanged(sources, now)).toBe(true);
  expect(await areUnchanged({ ...sources, pictures: undefined }, now)).toBe(false);
  expect(await areUnchanged({ ...sources, absentCategories: undefined }, now)).toBe(false);
  expect(await areUnchanged(sources, { ...now, pictures: away })).toBe(false);
  expect(await areUnchanged(sources, { ...now, absentCategories: away })).toBe(false);
});
