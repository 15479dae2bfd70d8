export interface Refreshable<Value> {
  /** The value as of the last change; whoever asks after a change waits for what was made after it. */
  get(): Promise<Value>;
  /** To be called after every change. */
  renew(): void;
}

interface RefreshableOptions {
  /** After how long a value is made anew, should news of a change get lost. */
  ttlMs: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

interface Making<Value> {
  value: Promise<Value>;
  until: number;
}

/** Holds one value that takes a while to make. A failure is told to those who waited for it and tried again. */
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
      // only old, not known to be wrong: good enough until there is a new one
      if (known.until <= now()) void begin(known);
      return known.value;
    },
    renew: () => void begin(),
  };
}
