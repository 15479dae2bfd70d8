import { unavailable } from '../errors/ProblemError.ts';

/** Lets a bounded number of tasks run at once, and in turns: nobody with many tasks keeps others from their first. */
export interface FairGate {
  /**
   * Runs the task when there is room and it is the turn of its key.
   * @param key whose task it is
   * @throws ProblemError 503 at once when too many wait, in all or under this key
   */
  run<T>(key: string, task: () => Promise<T>): Promise<T>;
}

interface FairGateOptions {
  /** Tasks at once, of all keys. */
  atOnce: number;
  /** Tasks at once under one key. */
  atOncePerKey: number;
  /** Tasks that wait, of all keys. */
  waiting: number;
  /** Tasks that wait under one key. */
  waitingPerKey: number;
}

interface Lane {
  running: number;
  queue: (() => void)[];
}

export function createFairGate({ atOnce, atOncePerKey, waiting, waitingPerKey }: FairGateOptions): FairGate {
  /** In the order of their turns: who had one goes to the end. */
  const lanes = new Map<string, Lane>();
  let running = 0;
  let queued = 0;

  function laneOf(key: string): Lane {
    const lane = lanes.get(key) ?? { running: 0, queue: [] };
    lanes.set(key, lane);
    return lane;
  }

  const mayStart = (lane: Lane) => running < atOnce && lane.running < atOncePerKey;

  function enter(lane: Lane): void {
    running += 1;
    lane.running += 1;
  }

  async function wait(lane: Lane): Promise<void> {
    if (queued >= waiting || lane.queue.length >= waitingPerKey) throw unavailable();
    queued += 1;
    // whoever starts it also counts it, so that nobody slips in between
    await new Promise<void>((resolve) => lane.queue.push(resolve));
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
      while (mayStart(lane)) {
        const start = lane.queue.shift();
        if (!start) break;
        queued -= 1;
        enter(lane);
        start();
      }
    }
  }

  return {
    async run(key, task) {
      const lane = laneOf(key);
      if (mayStart(lane) && lane.queue.length === 0) enter(lane);
      else await wait(lane);
      try {
        return await task();
      } finally {
        leave(key, lane);
      }
    },
  };
}
