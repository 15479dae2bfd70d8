import type { Store } from '@potli/api';
import { createClient } from '@potli/api/client';
import { expect, test, vi } from 'vitest';
import { createPictures } from './createPictures.ts';

const png = Buffer.from('png');

const store: Store = {
  id: '1',
  urlSlug: 'jutti',
  storeName: 'Jutti',
  storeTitle: '',
  storeImageUrl: '/demo/stores/a.svg',
  storeDescription: '',
  baseUrl: '',
  redirectionUrl: '',
  metaTitle: '',
  metaDescription: '',
  isOffline: false,
  earnRewards: 'Up to 8% cashback',
  termsTag: '',
  discountText: '',
  topCashbacks: [],
  importantTerms: [],
  faqs: [],
};

const failures = new Map([
  ['gone', 404],
  ['broken', 500],
]);

/** Pictures of a shop whose every store is called by its slug; `gone` is none. */
function picturesOf(draw: () => Promise<Buffer<ArrayBuffer>>, storeName = (slug: string) => slug) {
  const asked: string[] = [];
  const client = createClient({
    host: '',
    async fetch(url) {
      asked.push(url);
      const slug = url.slice(url.lastIndexOf('/') + 1);
      const status = failures.get(slug);
      if (status) return Response.json({ status, message: 'Failed.', errors: [] }, { status });
      return Response.json({ ...store, storeName: storeName(slug) });
    },
  });
  const drawn = vi.fn(draw);
  const isThere = async (_kind: string, slug: string) => slug !== 'unknown';
  const picture = createPictures({ client, isThere, artDir: '/nowhere', host: 'potli.example', draw: drawn });
  const admit = vi.fn(async () => {});
  return { drawn, asked, admit, picture: (name: string) => picture(name, admit) };
}

test('draws a picture once, also for requests at the same time', async () => {
  const { picture, drawn } = picturesOf(async () => png);
  const [one, other] = await Promise.all([picture('store/jutti'), picture('store/jutti')]);
  expect(one).toBe(other);
  expect(one).toMatchObject({ status: 200, body: { plain: png }, headers: { 'content-type': 'image/png' } });
  await picture('store/jutti');
  expect(drawn).toHaveBeenCalledOnce();
});

test('a picture whose text changed is drawn again', async () => {
  let name = 'Jutti';
  const { picture, drawn } = picturesOf(
    async () => png,
    () => name,
  );
  await picture('store/jutti');
  name = 'Jutti Gali';
  await picture('store/jutti');
  expect(drawn).toHaveBeenCalledTimes(2);
});

test.each(['store/gone', 'store', 'nothing', 'nothing/jutti', 'toString/jutti', 'constructor', ''])(
  'there is no picture %j, and nothing is drawn for it',
  async (name) => {
    const { picture, drawn } = picturesOf(async () => png);
    await expect(picture(name)).resolves.toMatchObject({ status: 404 });
    expect(drawn).not.toHaveBeenCalled();
  },
);

test('the API is not called for a name that is not in the catalogue', async () => {
  const { picture, asked, admit } = picturesOf(async () => png);
  await expect(picture('store/unknown')).resolves.toMatchObject({ status: 404 });
  expect(asked).toEqual([]);
  expect(admit).not.toHaveBeenCalled();
});

test('only drawing is counted', async () => {
  const { picture, admit } = picturesOf(async () => png);
  for (let n = 0; n < 3; n += 1) await picture('store/jutti');
  expect(admit).toHaveBeenCalledOnce();
  admit.mockRejectedValueOnce(new Error('too many'));
  await expect(picture('store/other')).rejects.toThrow('too many');
});

test('a failed call is not a missing picture', async () => {
  const { picture } = picturesOf(async () => png);
  await expect(picture('store/broken')).rejects.toMatchObject({ status: 500 });
});

test('refuses requests while too many wait, and does not cache the refusal', async () => {
  const { promise, resolve } = Promise.withResolvers<Buffer<ArrayBuffer>>();
  const { picture, drawn } = picturesOf(() => promise);
  const answers = Array.from({ length: 40 }, (_, n) => picture(`store/s${n}`));
  await expect(answers[39]).resolves.toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
  expect(drawn).toHaveBeenCalledOnce();
  resolve(png);
  await expect(Promise.all(answers)).resolves.toHaveLength(40);
  expect(drawn).toHaveBeenCalledTimes(17);
  await expect(picture('store/s39')).resolves.toMatchObject({ status: 200 });
});

test('rests four times as long as the last drawing took', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  try {
    const { picture, drawn } = picturesOf(() => new Promise((resolve) => setTimeout(() => resolve(png), 10)));
    const both = [picture('store/first'), picture('store/second')];
    await vi.advanceTimersByTimeAsync(49);
    expect(drawn).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(2);
    expect(drawn).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(10);
    await expect(Promise.all(both)).resolves.toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test('goes on after a drawing that failed', async () => {
  const { picture, drawn } = picturesOf(async () => png);
  drawn.mockRejectedValueOnce(new Error('no art'));
  await expect(picture('store/first')).rejects.toThrow('no art');
  await expect(picture('store/second')).resolves.toMatchObject({ status: 200 });
});
