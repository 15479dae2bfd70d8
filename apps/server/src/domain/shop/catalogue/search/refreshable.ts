export interface Refreshable<Value> {
  /** The value as of the last change. A call after a change waits for the new value. */
  get(): Promise<Value>;
  /** To be called after every change. */
  renew(): void;
}

interface RefreshableOptions {
  /** After how long a value is made again, in case the notice of a change got lost. */
  ttlMs: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

interface Making<Value> {
  value: Promise<Value>;
  until: number;
}

/** Holds one value that takes time to make. A failure is thrown to waiting callers, and the next call tries again. */
export function createRefreshable<Value>(
  make: () => Promise<Value>,
  { ttlMs, now = () => performance.now() }: RefreshableOptions,
): Refreshable<Value> {
  let latest: Making<Value> | undefined;

  const begin = (otherwise?: Making<Value>): Promise<Value> => {
    const making = { value: make(), until: now() + ttlMs };
    latest = making;
    making.value.catch(() => {
      if (latest === making) latest = otherwise;
    });
    return making.value;
  };

  return {
    get() {
      const known = latest;
      if (!known) return begin();
      // only old, not known to be wrong: used until the new one is ready
      if (known.until <= now()) void begin(known);
      return known.value;
    },
    renew: () => void begin(),
  };
}
