import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** `/run` is its own, too: programs look there for others of the machine. */
const ENTER = 'ip link set lo up && mount -t tmpfs tmpfs /run && exec "$@"';

/**
 * Runs a script with processes, network and mounts of its own: nothing that it starts runs longer, its ports and addresses are its own,
 * the rules of its firewall are not those of the machine, and it reaches nothing outside.
 * @returns its exit code
 * @throws where this is not root
 */
export async function runApart(script: string, ...args: readonly string[]): Promise<number> {
  if (process.getuid?.() !== 0) throw new Error('Only root can make namespaces and mount in them.');
  const unshare = ['unshare', '--mount', '--net', '--pid', '--fork', '--mount-proc', '--kill-child'];
  const command = [...unshare, 'sh', '-euc', ENTER, 'sh', process.execPath, ...process.execArgv, script, ...args];
  const inside = spawn('setpriv', ['--pdeathsig', 'KILL', ...command], { stdio: 'inherit' });
  const [code] = (await once(inside, 'exit')) as [number | null];
  return code ?? 1;
}
