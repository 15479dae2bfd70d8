import { demoCatalogue } from '@potli/api/fixtures';
import { expect, onTestFinished, test } from 'vitest';
import { createSearchIndex } from '../createSearchIndex.ts';
import { createSearchThread } from './createSearchThread.ts';

const words = (demoCatalogue.searchWords ?? []).map(({ word, means }) => ({ word, means: [...means] }));
const stores = (demoCatalogue.stores ?? []).map(({ urlSlug, storeName, aliases = [], rates = [] }, at) => ({
  row: { urlSlug },
  name: storeName,
  aliases,
  rank: at % 3 === 0 ? at : null,
  goods: rates.map(({ appliesTo, percent }) => ({
    source: 'rate' as const,
    text: appliesTo,
    reason: appliesTo,
    reward: percent ?? 0,
  })),
}));
/** More than are handed over at once. */
const documents = Array.from({ length: 5 }, (_, copy) =>
  stores.map((store) => ({ ...store, row: { urlSlug: `${store.row.urlSlug}-${copy}` } })),
).flat();
const page = { offset: 5, limit: 20 };

function openThread() {
  const thread = createSearchThread<{ urlSlug: string }>();
  onTestFinished(() => thread.close());
  return thread;
}

test('a thread finds the same rows in the same order as an index here', async () => {
  expect(documents.length).toBeGreaterThan(250);
  const [thread, index] = [openThread(), await createSearchIndex(documents, words)];
  await thread.build(documents, words);
  const queries = [...stores.map(({ name }) => name), ...words.map(({ word }) => word), '', '?'];
  const typed = queries.flatMap((query) => [query, query.slice(1), query.slice(0, 4), `${query.slice(0, 3)}x`]);
  expect(typed.length).toBeGreaterThan(1_000);
  for (const text of typed) expect(await thread.search(text, page)).toEqual(index.search(text, page));
});

test('the index from before answers until the next one is made, and a build that was given up is not in it', async () => {
  const thread = openThread();
  const named = (name: string) => ({ row: { urlSlug: name }, name, aliases: [], rank: null });
  const all = async () => (await thread.search('', { offset: 0, limit: 10 })).found.map(({ row }) => row.urlSlug);
  await thread.build([named('Tokri')], []);
  async function* broken() {
    yield named('Basta');
    throw new Error('The database is away');
  }
  await expect(thread.build(broken(), [])).rejects.toThrow('The database is away');
  await expect(thread.build([named('Basta'), { ...named('Safar'), name: null as never }], [])).rejects.toThrow('null');
  expect(await all()).toEqual(['Tokri']);
  const built = thread.build([named('Dhaaga')], []);
  expect(await all()).toEqual(['Tokri']);
  await built;
  expect(await all()).toEqual(['Dhaaga']);
});

test('without an index, and after its end, a thread refuses', async () => {
  const thread = openThread();
  await expect(thread.search('tokri', page)).rejects.toThrow('no index yet');
  const ended = expect(thread.build(documents, words)).rejects.toThrow(/has ended|is closed/);
  await thread.close();
  await ended;
  await expect(thread.build([], [])).rejects.toThrow('closed');
});
