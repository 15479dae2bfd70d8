import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { compileCache, sourceOptions } from './sourceProcess.ts';

export interface ServerProcess {
  /** Address of the API, without a slash at its end. */
  url: string;
  process: ChildProcess;
  /** Its output so far, standard output and standard error. */
  output(): string;
  /** Sends the signal and waits for the end. Returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** A real server in a separate process, on a free port, with its own PostgreSQL in `dataDir`. */
export async function startServerProcess(
  dataDir: string,
  environment: Record<string, string> = {},
  /** A shell's line before the start, such as `umask 077`. */
  before = '',
): Promise<ServerProcess> {
  const main = join(import.meta.dirname, '..', 'main.ts');
  const shell = ['-c', `${before || ':'}; exec "$@"`, 'sh', process.execPath];
  const child = spawn('/bin/sh', [...shell, ...sourceOptions, main], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      ...compileCache,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const gone = new Promise<number | null>((resolve) => child.once('close', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', () => {
      const address = /http:\/\/\S+\/api\b/.exec(output)?.[0];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The server did not start.\n${output}`)));
  });
  return {
    url,
    process: child,
    output: () => output,
    end(signal) {
      child.kill(signal);
      return gone;
    },
  };
}
