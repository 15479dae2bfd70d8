interface LaneOptions {
  /** How many may wait their turn. */
  waiting: number;
  /** Rest after each piece of work, in times of what it took: 4 keeps a busy lane below a fifth of one core. */
  rest: number;
}

/** Does work one piece at a time with rests between, so that nobody can keep the host busy with it. */
export function createLane({ waiting, rest }: LaneOptions) {
  let queued = 0;
  let last = Promise.resolve();

  /** What the work answers, or undefined at once where too many wait already. */
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
