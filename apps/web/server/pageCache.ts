import { LRUCache } from 'lru-cache';
import type { Page } from './Page.ts';

export interface PageCacheOptions {
  /** A page is aged after this time even without a change of the catalogue (ms). */
  maxAgeMs: number;
  /** How long an aged page is still sent, while a new one is made (ms); by default not at all. */
  maxStaleMs?: number;
  /** Size of all pages together in all encodings; the least recently used page is dropped first. */
  maxBytes: number;
  /** Which pages are cached; by default those with status 200. */
  keeps?: (page: Page) => boolean;
  /** Whether a page shows the same after a change of the catalogue. Without it none does. */
  isUnchanged?: (page: Page) => Promise<boolean>;
  now?: () => number;
}

interface Entry {
  page: Page;
  /** From when on it is aged. */
  renewAt: number;
  /** The change after which it was made, or was found to be the same. */
  change: number;
}

/** A page that may be sent. */
export interface KeptPage {
  page: Page;
  /** It is time to make a new one. One request in `maxAgeMs` gets it with `isAged`. */
  isAged: boolean;
}

const isFound = ({ status }: Page) => status === 200;

/** More than all compressed forms of a page take together, which are made later: a part of its text. */
const COMPRESSED = 0.6;

function bytesOf({ page: { body, headers, sources } }: Entry, key: string): number {
  const names = [key, ...Object.values(headers), ...(sources ? [...sources.answers].flat() : [])];
  const texts = names.reduce((sum, text) => sum + text.length, 0);
  return body.plain.length + (body.make ? Math.ceil(body.plain.length * COMPRESSED) : 0) + texts;
}

/**
 * Pages that are the same for every visitor. After a change of the catalogue a page is sent again only when it is found to show
 * none of what changed.
 */
export function createPageCache({
  maxAgeMs,
  maxStaleMs = 0,
  maxBytes,
  keeps = isFound,
  isUnchanged = async () => false,
  now = Date.now,
}: PageCacheOptions) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    ttl: maxAgeMs + maxStaleMs,
    ttlResolution: 0,
    perf: { now },
  });
  const making = new Map<string, Promise<Page>>();
  const checking = new Map<string, Promise<boolean>>();
  let change = 0;

  /** Whether a page of before a change may still be sent. Requests at the same time share the answer. */
  async function holds(key: string, entry: Entry): Promise<boolean> {
    const at = change;
    const check = checking.get(key) ?? isUnchanged(entry.page).catch(() => false);
    checking.set(key, check);
    const same = await check;
    if (checking.get(key) === check) checking.delete(key);
    if (same && at === change) entry.change = at;
    if (!same && entries.peek(key) === entry) entries.delete(key);
    return same;
  }

  function isAged(entry: Entry): boolean {
    if (now() <= entry.renewAt) return false;
    entry.renewAt = now() + maxAgeMs;
    return true;
  }

  return {
    /** The page if it is cached, or is being rendered for another request. */
    async find(key: string): Promise<KeptPage | undefined> {
      const entry = entries.get(key);
      const isReady = entry?.change === change || (entry && !making.has(key) && (await holds(key, entry)));
      if (entry && isReady) return { page: entry.page, isAged: isAged(entry) };
      const promise = making.get(key);
      return promise && { page: await promise, isAged: false };
    },

    /** Makes the page, once for all requests at the same time. */
    async make(key: string, make: () => Promise<Page>): Promise<Page> {
      const others = making.get(key);
      if (others) return others;
      const promise = make();
      making.set(key, promise);
      try {
        const page = await promise;
        if (making.get(key) === promise && keeps(page) && !page.incomplete) {
          entries.set(key, { page, renewAt: now() + maxAgeMs, change });
        }
        return page;
      } finally {
        if (making.get(key) === promise) making.delete(key);
      }
    },

    /** Something that pages show has changed. A page that is being made is sent to the requests that wait for it, but not cached. */
    change() {
      change += 1;
      making.clear();
      checking.clear();
    },

    size: () => entries.size,
  };
}
