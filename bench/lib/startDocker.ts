import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runProgram } from './runProgram.ts';

const MOST_SECONDS = 30;
/** Of this side of Docker's bridge: containers of every network reach it. */
const ADDRESS = '172.17.0.1';

export interface Docker {
  /** Where containers reach what listens here. */
  address: string;
  /** For programs that speak to it. */
  env: NodeJS.ProcessEnv;
  /** @returns what the command printed @throws where it ends with another number than 0 */
  run(...args: string[]): Promise<string>;
  /** Ends it and all containers. */
  stop(): Promise<void>;
}

/**
 * Starts a Docker of its own, with everything it has in a folder.
 * @param folder empty or not there
 * @throws where it does not answer, with its log
 */
export async function startDocker(folder: string): Promise<Docker> {
  mkdirSync(folder, { recursive: true });
  const at = (name: string) => path.join(folder, name);
  const host = `unix://${at('socket')}`;
  const settings = {
    ...{ 'data-root': at('data'), 'exec-root': at('run'), pidfile: at('pid'), hosts: [host], bip: `${ADDRESS}/16` },
    'exec-opts': ['native.cgroupdriver=cgroupfs'],
  };
  writeFileSync(at('settings.json'), JSON.stringify(settings));
  const log = openSync(at('log'), 'a');
  const daemon = spawn('dockerd', ['--config-file', at('settings.json')], { stdio: ['ignore', log, log] });
  const ended = once(daemon, 'exit');
  const env = { ...process.env, DOCKER_HOST: host, DOCKER_BUILDKIT: '0' };
  const run = (...args: string[]) => runProgram(['docker', ...args], { env });
  const endAt = Date.now() + MOST_SECONDS * 1_000;
  for (;;) {
    const version = await run('version', '--format', '{{.Server.Version}}').catch(() => '');
    if (version) break;
    if (daemon.exitCode !== null || Date.now() > endAt) {
      daemon.kill();
      throw new Error(`dockerd does not answer.\n${readFileSync(at('log'), 'utf8')}`);
    }
    await pause(100);
  }
  return {
    address: ADDRESS,
    env,
    run,
    async stop() {
      daemon.kill('SIGTERM');
      await ended;
    },
  };
}
