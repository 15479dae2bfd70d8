/** The time of the sandbox. Reports carry real times, as the shop refuses those of the future; only waiting is quick. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** How long a wait of so many milliseconds takes here. */
  scaled(delayMs: number): number;
  /** Calls back once; returns a function that cancels it. */
  after(delayMs: number, run: () => void): () => void;
}

/** Node's timers end at once for longer waits. */
const LONGEST_MS = 2 ** 31 - 1;

/** @param speed 1 to 10,000: how much quicker days of a network pass */
export function createClock(speed: number): Clock {
  return {
    now: Date.now,
    scaled: (delayMs) => Math.round(delayMs / speed),
    after(delayMs, run) {
      const timer = setTimeout(run, Math.min(Math.max(0, delayMs), LONGEST_MS));
      return () => clearTimeout(timer);
    },
  };
}
