import pino from 'pino';
import type { Settings } from '../settings/settings.ts';
import { describeError } from './describeError.ts';

/** What a line tells besides its event. An object among them is taken for an error, and described. */
type Facts = Readonly<Record<string, unknown>>;

/** All that may write to the log. `event` is a fixed text: what differs from one line to the next is a fact. */
export interface Logger {
  debug(facts: Facts, event: string): void;
  info(facts: Facts, event: string): void;
  warn(facts: Facts, event: string): void;
  /** Failures are given as the fact `err`. They are logged by what they are, never by what they say. */
  error(facts: Facts, event: string): void;
}

/** A log to any place. pino itself is handed to nobody: it would write an error with its message. */
export function toLogger(level: Settings['logLevel'], destination: pino.DestinationStream): Logger {
  const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  return {
    debug: (facts, event) => log.debug(withoutWords(facts), event),
    info: (facts, event) => log.info(withoutWords(facts), event),
    warn: (facts, event) => log.warn(withoutWords(facts), event),
    error: (facts, event) => log.error(withoutWords(facts), event),
  };
}

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

function withoutWords(facts: Facts): Facts {
  // a line for each request holds nothing else, and is not copied
  if (!(facts instanceof Error) && Object.values(facts).every(isPlain)) return facts;
  if (facts instanceof Error) return { err: describeError(facts) };
  const entries = Object.entries(facts);
  return Object.fromEntries(entries.map(([name, value]) => [name, isPlain(value) ? value : describeError(value)]));
}

/** One JSON object a line on standard output, written in blocks: a request does not wait for the terminal. */
export function createLogger(level: Settings['logLevel']): { log: Logger; flush(): void; close(): void } {
  const destination = pino.destination({ sync: false, minLength: 4096 });
  // a reader that went away must not end the host
  destination.on('error', () => {});
  const timer = setInterval(() => destination.flush(), 1000).unref();
  return {
    log: toLogger(level, destination),
    flush: () => destination.flushSync(),
    close() {
      clearInterval(timer);
      destination.flushSync();
    },
  };
}
