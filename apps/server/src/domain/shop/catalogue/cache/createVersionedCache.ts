import { createLoadingCache } from '../../../platform/shared/loadingCache.ts';

export interface VersionedCache {
  /** Grows with every change. */
  version(): number;
  /** Calls the listener after every change. Returns a function that removes it. */
  onChange(listener: () => void): () => void;
  /**
   * What `load` returns, cached under the key until something changes. Callers at the same time share one load. Failures
   * and `undefined` are not cached.
   */
  remember<Value>(key: string, load: () => Promise<Value>): Promise<Value>;
  /** Drops everything, also what is being loaded: it may have been read before the change. */
  invalidate(): void;
}

/** A cache that is emptied whenever its source may have changed. */
export function createVersionedCache(options: Parameters<typeof createLoadingCache>[0]): VersionedCache {
  const cache = createLoadingCache(options);
  const listeners = new Set<() => void>();
  let version = 1;

  return {
    version: () => version,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    remember: cache.get,
    invalidate() {
      version += 1;
      cache.clear();
      for (const listener of listeners) listener();
    },
  };
}
