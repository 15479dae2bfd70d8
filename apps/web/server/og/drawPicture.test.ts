import path from 'node:path';
import { expect, test } from 'vitest';
import { drawPicture } from './drawPicture.ts';
import type { Picture } from './readPicture.ts';

const options = { artDir: path.resolve(import.meta.dirname, '../../public'), host: 'potli.example' };
const store: Picture = { title: 'Juttigali', promise: 'Up to 8%', art: '/demo/stores/juttigali.svg', shape: 'mark' };

const bytesOf = async (changes: Partial<Picture>) => drawPicture({ ...store, ...changes }, options);

test('is a PNG of the size that links are shared with', async () => {
  const png = await bytesOf({});
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(200_000);
});

test('shows title, promise and art', async () => {
  const plain = await bytesOf({});
  for (const change of [{ title: 'Kulhad' }, { promise: '₹500' }, { art: '/demo/stores/kulhad.svg' }]) {
    expect((await bytesOf(change)).equals(plain), JSON.stringify(change)).toBe(false);
  }
});

test('the mark of the shop replaces art that is missing, from another site or outside the folder', async () => {
  const mark = await bytesOf({ art: '/art/mark.svg' });
  for (const art of ['https://shop.example/a.png', '/../../etc/passwd', '/demo/none.svg', '/art/../../package.json']) {
    expect((await bytesOf({ art })).equals(mark), art).toBe(true);
  }
});
