import { Worker } from 'node:worker_threads';

export interface Redrawing {
  bytes: Uint8Array;
  form: 'jpeg' | 'png' | 'webp';
  maxPixels: number;
}

/** The largest that we take needs some seconds. */
const PATIENCE_MS = 20_000;

/**
 * Draws an image again in a thread of its own: a large one would keep everybody else waiting for half a second, and
 * whatever a hostile one does to its decoder ends with that thread.
 * @returns undefined for an image that cannot be drawn
 */
export function redrawApart(redrawing: Redrawing): Promise<Buffer | undefined> {
  const worker = new Worker(new URL('./redrawWorker.ts', import.meta.url), { workerData: redrawing });
  const timer = setTimeout(() => void worker.terminate(), PATIENCE_MS);
  return new Promise<Buffer | undefined>((resolve) => {
    worker.once('message', (drawn: Uint8Array) => resolve(Buffer.from(drawn)));
    worker.once('error', () => resolve(undefined));
    worker.once('exit', () => resolve(undefined));
  }).finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
