import type { Client } from '@potli/api/client';
import { createPageCache, type Page, toPlainPage } from '../pageCache.ts';
import { createLane } from './createLane.ts';
import type { DrawOptions } from './drawPicture.ts';
import type { Picture } from './Picture.ts';
import { readPicture } from './readPicture.ts';

export interface PictureOptions extends DrawOptions {
  client: Client;
  /** Stands in for the real drawing in tests. */
  draw?: (picture: Picture, options: DrawOptions) => Promise<Buffer>;
}

/** Some 70 kB each. */
const MAX_PICTURES = 200;
const DAY_MS = 86_400_000;

const pictureHeaders = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=3600',
  'x-content-type-options': 'nosniff',
};

/** The library and the fonts are read when the first picture is asked for: most starts never need them. */
async function drawWithLibrary(picture: Picture, options: DrawOptions): Promise<Buffer> {
  const { drawPicture } = await import('./drawPicture.ts');
  return drawPicture(picture, options);
}

/**
 * Pictures for shared links, drawn when first asked for. They are kept by what they say, so a changed catalogue costs
 * only the pictures that changed. At most a fifth of one core is spent on drawing; who comes while it is crowded is told
 * to come again.
 */
export function createPictures({ client, draw = drawWithLibrary, ...options }: PictureOptions) {
  const cache = createPageCache({ maxAgeMs: DAY_MS, maxPages: MAX_PICTURES });
  const inTurn = createLane({ waiting: 16, rest: 4 });

  /** The picture at `store/juttigali`. Status 404 where there is nothing of that name, 503 where it is crowded. */
  return async function picture(name: string): Promise<Page> {
    const found = await readPicture(client, name);
    if (!found) return toPlainPage(404, { 'cache-control': 'no-store' }, Buffer.alloc(0));
    return cache.get(JSON.stringify(found), async () => {
      const bytes = await inTurn(() => draw(found, options));
      if (!bytes) return toPlainPage(503, { 'cache-control': 'no-store', 'retry-after': '10' }, Buffer.alloc(0));
      return toPlainPage(200, pictureHeaders, bytes);
    });
  };
}
