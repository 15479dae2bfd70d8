import { describeError } from './describeError.ts';
import { toStartFailure } from './operatorText.ts';

/** What can go wrong outside of any request, each with the event under which it is logged. */
const EVENTS = {
  uncaughtException: 'nobody caught an error',
  unhandledRejection: 'nobody handled a rejection',
} as const;

const METHODS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

export interface ProcessGuard {
  /** From now on no error ends the process. */
  started(): void;
}

/**
 * Takes over what Node and libraries print by themselves, which may hold what a member typed: uncaught errors, warnings
 * and the console. Each becomes one JSON line on standard error that describes it. To be called once, first of all.
 *
 * An error that nobody caught ends the process while it starts, and never later: everything that matters is in the
 * database, and a request that fails takes no other with it.
 */
export function guardProcess(port?: string): ProcessGuard {
  let starting = true;
  const say = (level: number, msg: string, facts: object) => {
    process.stderr.write(`${JSON.stringify({ level, time: new Date().toISOString(), ...facts, msg })}\n`);
  };
  // a terminal or a pipe that went away: there is nobody left to tell
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
  process.on('warning', (warning) => say(40, 'Node warns', { warning: warning.name, err: describeError(warning) }));
  for (const method of METHODS) {
    console[method] = (...said: unknown[]) => {
      const errors = said.filter((each) => each instanceof Error).map(describeError);
      // where the words came from is told instead of the words
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
