import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { compileCache, sourceOptions } from './sourceProcess.ts';

interface SourceProcess {
  /** What `ready` found in its output. */
  said: string;
  process: ChildProcess;
  /** Its output so far, standard output and standard error. */
  output(): string;
  /** Sends the signal and waits for the end. Returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

interface Start {
  /** Below `src`. */
  script: string;
  environment: Record<string, string>;
  /** What it says on standard error when it is there. */
  ready: RegExp;
  /** A shell's line before the start, such as `umask 077`. */
  before?: string;
}

/** A script of the server in a process of its own. @throws an error with its output where it ends before it is ready */
export async function startSourceProcess({ script, environment, ready, before = '' }: Start): Promise<SourceProcess> {
  const shell = ['-c', `${before || ':'}; exec "$@"`, 'sh', process.execPath];
  const child = spawn('/bin/sh', [...shell, ...sourceOptions, join(import.meta.dirname, '..', script)], {
    env: { PATH: process.env.PATH, DEMO: 'off', LOG_LEVEL: 'silent', ...compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const gone = new Promise<number | null>((resolve) => child.once('close', resolve));
  const said = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', () => {
      const found = ready.exec(output)?.[0];
      if (found) resolve(found);
    });
    child.once('close', () => reject(new Error(`${script} did not start.\n${output}`)));
  });
  return {
    said,
    process: child,
    output: () => output,
    end(signal) {
      child.kill(signal);
      return gone;
    },
  };
}
