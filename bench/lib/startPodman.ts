import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runProgram } from './runProgram.ts';
import { type Engine, startEngine } from './startEngine.ts';

/** Given to this machine: Podman's own bridge is there while a container is in it. */
const ADDRESS = '172.17.0.1';

/** Where systemd is, Podman lets it look at containers by timers of `compose.yaml`. */
const MS_BETWEEN_LOOKS = 1_000;

/**
 * Starts a Podman of its own that speaks Docker's API, as `podman compose` has it for `docker-compose`. Everything it has is in a
 * folder. There is no systemd within the namespaces of a drill, so its checks of health are made here.
 * @param folder empty or not there
 * @throws where it does not answer, with its log
 */
export async function startPodman(folder: string): Promise<Engine> {
  mkdirSync(folder, { recursive: true });
  const at = (name: string) => path.join(folder, name);
  await runProgram(['ip', 'address', 'add', `${ADDRESS}/32`, 'dev', 'lo']);
  writeFileSync(
    at('containers.conf'),
    '[engine]\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\n[network]\nnetwork_backend = "netavark"\n' +
      `network_config_dir = "${at('networks')}"\n`,
  );
  const env = { CONTAINERS_CONF: at('containers.conf'), DISABLE_HC_SYSTEMD: 'true' };
  const podman = ['podman', '--root', at('data'), '--runroot', at('run'), '--tmpdir', at('tmp')] as const;
  const engine = await startEngine({
    command: [...podman, 'system', 'service', '--time', '0', `unix://${at('socket')}`],
    socket: at('socket'),
    log: at('log'),
    address: ADDRESS,
    env,
  });
  const ask = (...args: string[]) => runProgram([...podman, ...args], { env: { ...process.env, ...env } });
  const ending = new AbortController();
  const looking = lookAtHealth(ask, ending.signal);
  return {
    ...engine,
    async stop() {
      ending.abort();
      await looking;
      await ask('stop', '--all');
      await engine.stop();
    },
  };
}

/** A container that is not healthy yet, or has no check, is an error of the command. */
async function lookAtHealth(ask: (...args: string[]) => Promise<string>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const running = await ask('ps', '--quiet').catch(() => '');
    for (const id of running.split('\n').filter(Boolean)) await ask('healthcheck', 'run', id).catch(() => '');
    await pause(MS_BETWEEN_LOOKS);
  }
}
