import { unavailable } from '../errors/ProblemError.ts';

/** Lets a bounded number of tasks run at once. */
export interface ConcurrencyLimit {
  /**
   * Runs the task when there is room, and when it is the turn of its key.
   * @param key owner of the task
   * @throws ProblemError unavailable at once when too many tasks wait under this key, and when too many wait in all and no
   * other key has more of them; later for the last task of the key with the most, which makes place for another key
   */
  run<T>(task: () => Promise<T>, key?: string): Promise<T>;
}

interface Bounds {
  /** Tasks that run at once. */
  concurrency: number;
  /** Tasks that wait. */
  queueSize: number;
}

interface ConcurrencyLimitOptions extends Bounds {
  /** Bounds for each key. Keys take turns, so that one with many tasks does not block others. */
  perKey?: Bounds;
}

interface Waiting {
  start(): void;
  refuse(): void;
}

interface Lane {
  running: number;
  queue: Waiting[];
}

export function createConcurrencyLimit(options: ConcurrencyLimitOptions): ConcurrencyLimit {
  const { concurrency, queueSize, perKey = options } = options;
  /** By key, in the order of their turns: a key that had its turn moves to the end. */
  const lanes = new Map<string, Lane>();
  let running = 0;
  let queued = 0;

  const hasRoom = (lane: Lane) => running < concurrency && lane.running < perKey.concurrency;

  /** Whether the task of a lane may wait; where all places are taken, a longer lane gives its last one. */
  function findPlace(lane: Lane): boolean {
    if (lane.queue.length >= perKey.queueSize) return false;
    if (queued < queueSize) return true;
    let longest = lane;
    for (const each of lanes.values()) if (each.queue.length > longest.queue.length) longest = each;
    // for one more they would take places from each other for ever
    if (longest.queue.length <= lane.queue.length + 1) return false;
    longest.queue.pop()?.refuse();
    queued -= 1;
    return true;
  }

  function enter(lane: Lane): void {
    running += 1;
    lane.running += 1;
  }

  async function wait(lane: Lane): Promise<void> {
    queued += 1;
    // `startNext` also counts the task, so that a new one cannot take its place
    await new Promise<void>((resolve, reject) => {
      lane.queue.push({ start: resolve, refuse: () => reject(unavailable()) });
    });
  }

  function leave(key: string, lane: Lane): void {
    running -= 1;
    lane.running -= 1;
    lanes.delete(key);
    if (lane.running > 0 || lane.queue.length > 0) lanes.set(key, lane);
    startNext();
  }

  function startNext(): void {
    for (const lane of lanes.values()) {
      while (hasRoom(lane)) {
        const next = lane.queue.shift();
        if (!next) break;
        queued -= 1;
        enter(lane);
        next.start();
      }
    }
  }

  return {
    async run(task, key = '') {
      const lane = lanes.get(key) ?? { running: 0, queue: [] };
      const startsNow = hasRoom(lane) && lane.queue.length === 0;
      if (!startsNow && !findPlace(lane)) throw unavailable();
      lanes.set(key, lane);
      if (startsNow) enter(lane);
      else await wait(lane);
      try {
        return await task();
      } finally {
        leave(key, lane);
      }
    },
  };
}
