import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { runProgram } from './runProgram.ts';

const MOST_SECONDS = 30;

/** What runs containers and speaks Docker's API. */
export interface Engine {
  /** Where containers of every network reach what listens here. */
  address: string;
  /** For programs that speak to it. */
  env: NodeJS.ProcessEnv;
  /** A command of Docker. @returns what it printed @throws where it ends with another number than 0 */
  run(...args: string[]): Promise<string>;
  /** Ends it. */
  stop(): Promise<void>;
}

interface EngineOptions {
  command: readonly [string, ...string[]];
  /** Absolute, where it answers. */
  socket: string;
  address: string;
  env?: NodeJS.ProcessEnv;
  /** Gets what it prints. */
  log: string;
}

/** @throws where it does not answer, with its log */
export async function startEngine({ command, socket, address, env: more, log }: EngineOptions): Promise<Engine> {
  const out = openSync(log, 'a');
  const [program, ...args] = command;
  const daemon = spawn(program, args, { stdio: ['ignore', out, out], env: { ...process.env, ...more } });
  const ended = once(daemon, 'exit');
  const env = { ...process.env, DOCKER_HOST: `unix://${socket}`, DOCKER_BUILDKIT: '0' };
  const run = (...given: string[]) => runProgram(['docker', ...given], { env });
  const endAt = Date.now() + MOST_SECONDS * 1_000;
  for (;;) {
    const version = await run('version', '--format', '{{.Server.Version}}').catch(() => '');
    if (version) break;
    if (daemon.exitCode !== null || Date.now() > endAt) {
      daemon.kill();
      throw new Error(`${program} does not answer.\n${readFileSync(log, 'utf8')}`);
    }
    await pause(100);
  }
  return {
    address,
    env,
    run,
    async stop() {
      daemon.kill('SIGTERM');
      await ended;
    },
  };
}
