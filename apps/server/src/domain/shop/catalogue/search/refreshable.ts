import { setTimeout as sleep } from 'node:timers/promises';

export interface Refreshable<Value> {
  /**
   * The value as of the last change. A call after a change waits for the new value; where that takes longer than its timeout, it gets the
   * one from before, and the first calls the initial one.
   */
  get(): Promise<Value>;
  /** To be called after every change. Changes while a value is made are in one next value. */
  renew(): void;
}

interface RefreshableOptions<Value> {
  /** What there is before the first value is made; without it the first calls wait. */
  initial?: Value | undefined;
  /** After how long a value is made again, in case the notice of a change got lost. */
  ttlMs: number;
  /** How long a call waits for a new value where there is one from before, or an initial one. */
  timeoutMs: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

interface Making<Value> {
  value: Promise<Value>;
  until: number;
}

/** Holds one value that takes time to make. A failure is thrown to waiting callers, or they get the initial value; the next call tries again. */
export function createRefreshable<Value>(
  make: () => Promise<Value>,
  { initial, ttlMs, timeoutMs, now = () => performance.now() }: RefreshableOptions<Value>,
): Refreshable<Value> {
  let latest: Making<Value> | undefined;
  /** What is being made, and what is made after it: two at once would take twice the memory. */
  let current: Promise<Value> | undefined;
  let next: Promise<Value> | undefined;

  function makeNow(): Promise<Value> {
    next = undefined;
    const made = make();
    current = made;
    const end = () => {
      if (current === made) current = undefined;
    };
    made.then(end, end);
    return made;
  }

  function makeSoon(): Promise<Value> {
    if (!current) return makeNow();
    next ??= current.then(makeNow, makeNow);
    return next;
  }

  const begin = (otherwise?: Making<Value>): Promise<Value> => {
    const before = latest?.value ?? (initial && Promise.resolve(initial));
    const made = makeSoon();
    const orInitial = initial ? made.catch(() => initial) : made;
    const inTime = before && Promise.race([orInitial, sleep(timeoutMs, undefined, { ref: false }).then(() => before)]);
    const making = { value: inTime ?? made, until: now() + ttlMs };
    latest = making;
    made.then(
      () => {
        making.value = made;
      },
      () => {
        if (latest === making) latest = otherwise;
      },
    );
    making.value.catch(() => {});
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
