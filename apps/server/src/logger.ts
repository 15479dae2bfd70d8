import pino, { type Logger } from 'pino';
import type { Settings } from './settings.ts';

export type { Logger };

/** One JSON object a line on standard output, written in blocks: a request does not wait for the terminal. */
export function createLogger(level: Settings['logLevel']): { log: Logger; flush(): void; close(): void } {
  const destination = pino.destination({ sync: false, minLength: 4096 });
  const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  const timer = setInterval(() => destination.flush(), 1000).unref();
  return {
    log,
    flush: () => destination.flushSync(),
    close() {
      clearInterval(timer);
      destination.flushSync();
    },
  };
}
