import { Worker } from 'node:worker_threads';

/** The largest allowed image needs some seconds on a busy machine. */
const TIMEOUT_MS = 10_000;
/** Heap limit; a PDF form of a thousand pages needs a tenth of it. */
const HEAP_MB = 256;

/**
 * Runs a script in its own thread, with limited time and memory: a large file does not block other requests, and an
 * attack on its parser ends with the thread.
 * @returns the message of the thread; undefined where it failed
 */
export function runInWorker(script: URL, workerData: object): Promise<unknown> {
  const worker = new Worker(script, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const timer = setTimeout(() => void worker.terminate(), TIMEOUT_MS);
  return new Promise<unknown>((resolve) => {
    worker.once('message', resolve);
    worker.once('error', () => resolve(undefined));
    worker.once('exit', () => resolve(undefined));
  }).finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
