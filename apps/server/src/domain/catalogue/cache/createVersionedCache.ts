export interface VersionedCache {
  /** Grows with every change. */
  version(): number;
  /** Runs the listener after every change; answers how to stop that. */
  onChange(listener: () => void): () => void;
  /**
   * What `load` answers, remembered under the key until something changes. Callers at the same time share one load.
   * Failures and `undefined` are not kept.
   */
  remember<Value>(key: string, load: () => Promise<Value>): Promise<Value>;
  /** Forgets everything, what is being loaded included: it may have been read before the change. */
  invalidate(): void;
}

interface CacheOptions {
  maxEntries: number;
  /** How long a value is kept at most, should news of a change get lost. */
  ttlMs: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

interface Entry {
  value: Promise<unknown>;
  until: number;
  /** Asked for again since it was last looked at for what can go. */
  used: boolean;
}

/**
 * A cache that is dropped as a whole whenever what it holds may have changed. When it is full the oldest go first, save
 * that who was used gets a second round: to put entries in order of use at every hit costs more than the hit.
 */
export function createVersionedCache({
  maxEntries,
  ttlMs,
  now = () => performance.now(),
}: CacheOptions): VersionedCache {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let version = 1;

  const begin = (key: string, load: () => Promise<unknown>): Entry => {
    const entry = { value: load(), until: now() + ttlMs, used: false };
    const drop = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    entry.value.then((value) => value === undefined && drop(), drop);
    return entry;
  };

  const makeRoom = () => {
    for (const [key, entry] of entries) {
      if (entries.size < maxEntries) return;
      entries.delete(key);
      if (entry.used) entries.set(key, entry);
      entry.used = false;
    }
  };

  return {
    version: () => version,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    remember<Value>(key: string, load: () => Promise<Value>) {
      const known = entries.get(key);
      if (known && known.until > now()) {
        known.used = true;
        return known.value as Promise<Value>;
      }
      const entry = begin(key, load);
      entries.delete(key);
      makeRoom();
      entries.set(key, entry);
      return entry.value as Promise<Value>;
    },
    invalidate() {
      version += 1;
      entries.clear();
      for (const listener of listeners) listener();
    },
  };
}
