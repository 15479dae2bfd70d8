import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.ts';

export interface CommandResult {
  exitCode: number;
  /** Standard output and error, in their order. */
  output: string;
  durationMs: number;
}

/** Time limit of one step (ms). */
const limitMs = 45 * 60_000;

const bin = join(root, 'node_modules/.bin');
const env = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  // steps start the same tools again and again
  NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
};

const running = new Set<ChildProcess>();

/** From now on a signal that ends this process ends its commands first: a stopped run leaves no browser and no database. */
export function endCommandsWithProcess(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      for (const child of running) child.kill('SIGTERM');
      process.kill(process.pid, signal);
    });
  }
}

/** Runs a command line (no shell, words split at spaces) in the root with the tools of this workspace first on PATH. */
export function runCommand(commandLine: string): Promise<CommandResult> {
  const [command = '', ...args] = commandLine.split(/ +/);
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: AbortSignal.timeout(limitMs),
    });
    running.add(child);
    let output = '';
    const collect = (text: unknown) => {
      output += stripVTControlCharacters(String(text));
    };
    const finish = (exitCode: number) => {
      running.delete(child);
      resolve({ exitCode, output, durationMs: performance.now() - startedAt });
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => {
      collect(error.message);
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
