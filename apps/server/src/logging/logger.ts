import pino from 'pino';
import type { Settings } from '../settings/settings.ts';
import { currentSpan } from '../tracing/inSpan.ts';
import { describeError } from './describeError.ts';

/** The facts of a log line. An object among them counts as an error, and is described. */
type Facts = Readonly<Record<string, unknown>>;

/** The log. `event` is a fixed text; what differs from line to line is a fact. */
export interface Logger {
  debug(facts: Facts, event: string): void;
  info(facts: Facts, event: string): void;
  warn(facts: Facts, event: string): void;
  /** A failure is the fact `err`. Its type is logged, never its message. */
  error(facts: Facts, event: string): void;
}

/**
 * A log to any destination. pino itself is not exported: it would log the message of an error.
 * @param namesTraces lines of a trace have its `trace_id` and `span_id`
 */
export function toLogger(
  level: Settings['logLevel'],
  destination: pino.DestinationStream,
  namesTraces = false,
): Logger {
  const mixin = namesTraces ? { mixin: () => ({ ...currentSpan()?.ids }) } : {};
  const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, ...mixin }, destination);
  return {
    debug: (facts, event) => log.debug(withoutWords(facts), event),
    info: (facts, event) => log.info(withoutWords(facts), event),
    warn: (facts, event) => log.warn(withoutWords(facts), event),
    error: (facts, event) => log.error(withoutWords(facts), event),
  };
}

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

function withoutWords(facts: Facts): Facts {
  // the line of each request has only plain facts, and is not copied
  if (!(facts instanceof Error) && Object.values(facts).every(isPlain)) return facts;
  if (facts instanceof Error) return { err: describeError(facts) };
  const entries = Object.entries(facts);
  return Object.fromEntries(entries.map(([name, value]) => [name, isPlain(value) ? value : describeError(value)]));
}

/** Writes one JSON object per line to standard output, in blocks: a request does not wait for the terminal. */
export function createLogger(
  level: Settings['logLevel'],
  namesTraces = false,
): { log: Logger; flush(): void; close(): void } {
  const destination = pino.destination({ sync: false, minLength: 4096 });
  // a closed pipe must not end the host
  destination.on('error', () => {});
  const timer = setInterval(() => destination.flush(), 1000).unref();
  return {
    log: toLogger(level, destination, namesTraces),
    flush: () => destination.flushSync(),
    close() {
      clearInterval(timer);
      destination.flushSync();
    },
  };
}
