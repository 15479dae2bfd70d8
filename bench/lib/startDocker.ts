import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Engine, startEngine } from './startEngine.ts';

/** Of this side of Docker's bridge: containers of every network reach it. */
const ADDRESS = '172.17.0.1';

/**
 * Starts a Docker of its own, with everything it has in a folder. Its end is that of all containers.
 * @param folder empty or not there
 * @throws where it does not answer, with its log
 */
export function startDocker(folder: string): Promise<Engine> {
  mkdirSync(folder, { recursive: true });
  const at = (name: string) => path.join(folder, name);
  const settings = {
    'data-root': at('data'),
    'exec-root': at('run'),
    pidfile: at('pid'),
    hosts: [`unix://${at('socket')}`],
    bip: `${ADDRESS}/16`,
    'exec-opts': ['native.cgroupdriver=cgroupfs'],
  };
  writeFileSync(at('settings.json'), JSON.stringify(settings));
  return startEngine({
    command: ['dockerd', '--config-file', at('settings.json')],
    socket: at('socket'),
    log: at('log'),
    address: ADDRESS,
  });
}
