import { LRUCache } from 'lru-cache';
import type { Page } from './Page.ts';

export interface PageCacheOptions {
  /** A page is made again after this time even without a change of the catalogue (ms): deals expire. */
  maxAgeMs: number;
  /** Size of all pages together in all encodings; the least recently used page is dropped first. */
  maxBytes: number;
  /** Which pages are cached; by default those with status 200. */
  keeps?: (page: Page) => boolean;
  now?: () => number;
}

const isFound = ({ status }: Page) => status === 200;

/** More than all compressed forms of a page take together, which are made later: a part of its text. */
const COMPRESSED = 0.6;

function bytesOf({ body, headers }: Page, key: string): number {
  const texts = Object.values(headers).reduce((sum, text) => sum + text.length, key.length);
  return body.plain.length + (body.make ? Math.ceil(body.plain.length * COMPRESSED) : 0) + texts;
}

/** Pages that are the same for every visitor, made once until the catalogue changes. */
export function createPageCache({ maxAgeMs, maxBytes, keeps = isFound, now = Date.now }: PageCacheOptions) {
  const kept = new LRUCache<string, Page>({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now },
  });
  const making = new Map<string, Promise<Page>>();

  return {
    /** True if `get` has nothing to make: the page is cached, or another request is making it. */
    has: (key: string) => kept.has(key) || making.has(key),

    async get(key: string, make: () => Promise<Page>): Promise<Page> {
      const ready = kept.get(key) ?? making.get(key);
      if (ready) return ready;
      const promise = make();
      making.set(key, promise);
      try {
        const page = await promise;
        if (making.get(key) === promise && keeps(page) && !page.incomplete) kept.set(key, page);
        return page;
      } finally {
        if (making.get(key) === promise) making.delete(key);
      }
    },

    /** Drops every page. A page that is being made is sent to the requests that wait for it, but not cached. */
    clear() {
      kept.clear();
      making.clear();
    },

    size: () => kept.size,
  };
}
