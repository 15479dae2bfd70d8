import { createClient } from '@potli/api/client';
import { expect, test } from 'vitest';
import { type ClickSource, readClickSource } from './clickSources.ts';

const clickOn = (storeId: string): ClickSource => ({ clickSource: 'STORE', storeId });

const store = { isOffline: false, earnRewards: '', termsTag: '', discountText: '' };

/** A host that has the stores with these ids, or fails. */
function host(...there: string[]) {
  const calls: string[] = [];
  const api = createClient({
    host: 'https://api.example',
    fetch: async (url) => {
      calls.push(url);
      const asked = new URL(url).searchParams.get('storeIds')?.split(',') ?? [];
      const rows = asked
        .filter((id) => there.includes(id))
        .map((id) => ({ ...store, id, storeName: `Store ${id}`, storeImageUrl: `/${id}.svg`, urlSlug: id }));
      return there.length > 0 ? Response.json(rows) : Response.json({ message: 'Down' }, { status: 500 });
    },
  });
  return { api, calls };
}

test('sources that are wanted in one moment are asked for by one call, each once', async () => {
  const { api, calls } = host('1', '2');
  const found = await Promise.all(
    [clickOn('1'), clickOn('2'), clickOn('1'), clickOn('3')].map((each) => readClickSource(api, each)),
  );
  expect(found.map((each) => each?.name)).toEqual(['Store 1', 'Store 2', 'Store 1', undefined]);
  expect(calls).toHaveLength(1);
  expect((await readClickSource(api, clickOn('2')))?.imageUrl).toBe('/2.svg');
  expect(calls).toHaveLength(2);
});

test('more than fit into an address, in several calls', async () => {
  const ids = Array.from({ length: 50 }, (_, at) => String(at + 1));
  const { api, calls } = host(...ids);
  const found = await Promise.all(ids.map((id) => readClickSource(api, clickOn(id))));
  expect(found.at(-1)?.name).toBe('Store 50');
  expect(calls).toHaveLength(2);
});

test('a failed call fails those that waited for it, and no later one', async () => {
  const { api: broken } = host();
  await expect(readClickSource(broken, clickOn('1'))).rejects.toThrow();
  expect((await readClickSource(host('1').api, clickOn('1')))?.name).toBe('Store 1');
});

test('a gift card is found by no call', async () => {
  const { api, calls } = host('1');
  expect(await readClickSource(api, { clickSource: 'GIFT_CARD', storeId: '1' })).toBeNull();
  expect(calls).toEqual([]);
});
