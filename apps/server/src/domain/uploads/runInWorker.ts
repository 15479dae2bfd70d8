import { Worker } from 'node:worker_threads';

/** The largest image that we take needs some seconds on a busy machine. */
const PATIENCE_MS = 10_000;
/** Of JavaScript objects; a form of a thousand pages needs a tenth of it. */
const HEAP_MB = 256;

/**
 * Runs a file of ours in a thread of its own, with its time and memory bounded: a large file would keep everybody else
 * waiting, and whatever a hostile one does to its reader ends with that thread.
 * @returns what the thread has posted; undefined where it failed
 */
export function runInWorker(script: URL, workerData: object): Promise<unknown> {
  const worker = new Worker(script, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const timer = setTimeout(() => void worker.terminate(), PATIENCE_MS);
  return new Promise<unknown>((resolve) => {
    worker.once('message', resolve);
    worker.once('error', () => resolve(undefined));
    worker.once('exit', () => resolve(undefined));
  }).finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
