import { keepOwnFilesOpen } from '../settings/keepOwnFilesOpen.ts';
import { describeError } from './describeError.ts';
import { toStartFailure } from './operatorText.ts';

/** Failures outside of any request, each with its event in the log. */
const EVENTS = {
  uncaughtException: 'uncaught error',
  unhandledRejection: 'unhandled rejection',
} as const;

const METHODS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

export interface ProcessGuard {
  /** Call it after the start: from then on no error ends the process. */
  started(): void;
}

/**
 * Replaces what Node and libraries print, because it can contain what a member typed: uncaught errors, warnings and
 * the console. Each becomes one JSON line on standard error that describes it. Call it once, first of all.
 *
 * An uncaught error ends the process only while it starts: later all data is in the database, and one failed request
 * must not end others.
 */
export function guardProcess(port?: string): ProcessGuard {
  keepOwnFilesOpen();
  let starting = true;
  const say = (level: number, msg: string, facts: object) => {
    process.stderr.write(`${JSON.stringify({ level, time: new Date().toISOString(), ...facts, msg })}\n`);
  };
  // a closed terminal or pipe must not end the process
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  for (const kind of Object.keys(EVENTS) as (keyof typeof EVENTS)[]) {
    process.on(kind, (error: unknown) => {
      if (starting) {
        process.stderr.write(`${toStartFailure(error, port)}\n`);
        process.exit(1);
      }
      say(50, EVENTS[kind], { err: describeError(error) });
    });
  }
  process.removeAllListeners('warning');
  process.on('warning', (warning) => say(40, 'Node warning', { warning: warning.name, err: describeError(warning) }));
  for (const method of METHODS) {
    console[method] = (...args: unknown[]) => {
      const errors = args.filter((each) => each instanceof Error).map(describeError);
      // the place that printed, instead of the printed text
      const from = describeError(new Error(method)).frames?.slice(1, 4);
      say(method === 'error' ? 50 : 40, 'a library wrote to the console', { method, errors, from });
    };
  }
  return {
    started() {
      starting = false;
    },
  };
}
