/**
 * Repeats a task; a run starts after the one before has ended. It goes on after a failure.
 * @returns a function that stops it, after the current run
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
