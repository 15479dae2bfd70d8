import { LRUCache } from 'lru-cache';
import type { Page } from './Page.ts';

export interface PageCacheOptions {
  /** A page is made anew after this time even if the catalogue stands still (ms): deals expire. */
  maxAgeMs: number;
  /** What all pages together may take, all encodings counted; the page that was not asked for longest goes first. */
  maxBytes: number;
  /** Which pages are kept; by default those that were found. */
  keeps?: (page: Page) => boolean;
  now?: () => number;
}

const isFound = ({ status }: Page) => status === 200;

function bytesOf({ body, headers }: Page, key: string): number {
  const texts = Object.values(headers).reduce((sum, text) => sum + text.length, key.length);
  return body.plain.length + (body.br?.length ?? 0) + (body.gzip?.length ?? 0) + texts;
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
    /** True when `get` has nothing to make: the page is kept, or being made for somebody else. */
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

    /** Forgets every page. One that is being made when this is called is answered to those who wait, but not kept. */
    clear() {
      kept.clear();
      making.clear();
    },

    size: () => kept.size,
  };
}
