import { unavailable } from '../errors/ProblemError.ts';

/** Lets a bounded number of tasks run at once. */
export interface Gate {
  /** Runs the task when there is room. @throws ProblemError 503 at once when the waiting room is full too. */
  run<T>(task: () => Promise<T>): Promise<T>;
}

export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }): Gate {
  let running = 0;
  const queue: (() => void)[] = [];

  function leave() {
    const next = queue.shift();
    // the place is handed over, so that a newcomer cannot slip in between
    if (next) next();
    else running -= 1;
  }

  return {
    async run(task) {
      if (running < atOnce) running += 1;
      else if (queue.length >= waiting) throw unavailable();
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
