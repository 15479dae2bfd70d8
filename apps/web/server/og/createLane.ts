interface LaneOptions {
  /** How many tasks may wait. */
  waiting: number;
  /** Rest after each task, as a multiple of its duration: 4 keeps a busy lane below a fifth of one core. */
  rest: number;
}

/** Runs tasks one at a time with rests between, so that they cannot take a whole core. */
export function createLane({ waiting, rest }: LaneOptions) {
  let queued = 0;
  let last = Promise.resolve();

  /** The result of the task, or undefined at once if too many are waiting. */
  return function take<Result>(work: () => Promise<Result>): Promise<Result> | undefined {
    if (queued > waiting) return undefined;
    queued += 1;
    let startedAt = 0;
    const result = last.then(() => {
      startedAt = performance.now();
      return work();
    });
    const leave = async () => {
      await new Promise((resolve) => setTimeout(resolve, rest * (performance.now() - startedAt)));
      queued -= 1;
    };
    last = result.then(leave, leave);
    return result;
  };
}
