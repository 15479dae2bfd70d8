import type { Client } from '@potli/api/client';
import { DAY_MS } from '@potli/api/units/time';
import { type CatalogueKind, createConcurrencyLimit, ProblemError } from '@potli/server';
import { sleep } from '../../src/lib/sleep.ts';
import { type Page, toPlainPage } from '../Page.ts';
import { createPageCache } from '../pageCache.ts';
import type { DrawOptions } from './drawPicture.ts';
import { type Picture, readPicture } from './readPicture.ts';

export interface PictureOptions extends DrawOptions {
  client: Client;
  /** Whether the catalogue has a thing of this kind, without a call to the API. */
  isThere: (kind: CatalogueKind, slug: string) => Promise<boolean>;
  /** Replaces the real drawing in tests. */
  draw?: (picture: Picture, options: DrawOptions) => Promise<Buffer<ArrayBuffer>>;
}

/** About 200 pictures. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Pause after a drawing, as a multiple of its duration: drawings take a fifth of one core at most. */
const REST = 4;

const pictureHeaders = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=3600',
};

/** Loads the library and the fonts with the first picture: most starts never need them. */
async function drawWithLibrary(picture: Picture, options: DrawOptions): Promise<Buffer<ArrayBuffer>> {
  const { drawPicture } = await import('./drawPicture.ts');
  return drawPicture(picture, options);
}

/**
 * Pictures for shared links, drawn at their first request. Their content is the cache key, so a changed catalogue costs
 * only the pictures that changed. Drawing takes a fifth of one core at most; when too many wait, the answer is 503. Each
 * picture that is drawn counts against the caller's address.
 */
export function createPictures({ client, isThere, draw = drawWithLibrary, ...options }: PictureOptions) {
  const cache = createPageCache({ maxAgeMs: DAY_MS, maxBytes: MAX_BYTES });
  const limit = createConcurrencyLimit({ concurrency: 1, queueSize: 16 });

  /** Draws when it is this picture's turn. @throws ProblemError unavailable when too many wait */
  function drawInTurn(found: Picture): Promise<Buffer<ArrayBuffer>> {
    return new Promise((resolve, reject) => {
      const turn = limit.run(async () => {
        const startedAt = performance.now();
        await draw(found, options).then(resolve, reject);
        await sleep(REST * (performance.now() - startedAt));
      });
      turn.catch(reject);
    });
  }

  /**
   * The picture at `store/juttigali`. Status 404 if there is none of that name, 503 if too many are waiting.
   * @param admit counts a picture that is drawn @throws the error of `admit`
   */
  return async function picture(name: string, admit: () => Promise<void>): Promise<Page> {
    const found = await readPicture(client, name, isThere);
    if (!found) return toPlainPage(404, { 'cache-control': 'no-store' });
    const key = JSON.stringify(found);
    const cached = await cache.find(key);
    if (cached) return cached.page;
    await admit();
    return cache.make(key, async () => {
      try {
        return toPlainPage(200, pictureHeaders, await drawInTurn(found));
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        return toPlainPage(503, { 'cache-control': 'no-store', 'retry-after': '10' });
      }
    });
  };
}
