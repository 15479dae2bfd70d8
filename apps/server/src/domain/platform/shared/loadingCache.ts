import { LRUCache } from 'lru-cache';

interface LoadingCacheOptions {
  maxEntries: number;
  /** How long a value is cached at most (ms). */
  ttlMs: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/** A cache that drops the least recently used value first. Callers at the same time share one load. */
export function createLoadingCache({ maxEntries, ttlMs, now = () => performance.now() }: LoadingCacheOptions) {
  const entries = new LRUCache<string, Promise<unknown>>({
    max: maxEntries,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
  });

  return {
    /** The value of a key: from memory, or from `load`. Failures and `undefined` are not cached. */
    get<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
      const known = entries.get(key);
      if (known) return known as Promise<Value>;
      const loading = load();
      entries.set(key, loading);
      const drop = () => {
        if (entries.peek(key) === loading) entries.delete(key);
      };
      loading.then((value) => value === undefined && drop(), drop);
      return loading;
    },
    /** Drops everything, also what is being loaded: it may have been read before a change. */
    clear: () => entries.clear(),
  };
}
