import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createGallery } from './createGallery.ts';

const parent = mkdtempSync(join(tmpdir(), 'potli-gallery-'));
afterAll(() => rmSync(parent, { recursive: true }));

const [light, dark] = ['button--earn potli-light-390', 'button--earn potli-dark-390'];
const shots = new Map([
  [light, Buffer.from('day')],
  [dark, Buffer.from('night')],
]);

it('gives back what was added, also to the next run', () => {
  const folder = join(parent, 'kept');
  createGallery(folder, 'one').add(shots);
  expect(createGallery(folder, 'one').find([light, dark])).toEqual(shots);
});

it('gives nothing where one picture is missing', () => {
  const gallery = createGallery(join(parent, 'partly'), 'one');
  gallery.add(new Map([[light, Buffer.from('day')]]));
  expect(gallery.find([light, dark])).toBeUndefined();
});

it('forgets pictures of another browser or another way of shooting', () => {
  const folder = join(parent, 'stale');
  createGallery(folder, 'one').add(shots);
  expect(createGallery(folder, 'two').find([light])).toBeUndefined();
  expect(createGallery(folder, 'one').find([light])).toBeUndefined();
});
