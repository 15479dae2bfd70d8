/**
 * Does a task again and again, each time after the last one has ended. A failure is no reason to stop: the next turn may
 * go well.
 * @returns what ends it, after the turn that is under way
 */
export function repeat(everyMs: number, task: () => Promise<unknown>): () => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    underWay = underWay.then(task).catch(() => {});
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
