import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { firstChild } from './firstChild.ts';

const MOST_SECONDS = 120;

/** A Debian of its own under its own systemd, with no network but its loopback. */
export interface Machine {
  /**
   * Runs a command in it as root.
   * @param input of its standard input
   * @returns what it printed
   * @throws where it ends with another number than 0
   */
  run(command: readonly string[], input?: string): string;
  /** As `shutdown` does on a real one; resolves when it is off. */
  powerOff(): Promise<void>;
}

/**
 * Boots a tree of `makeDebian`, until systemd has started all that is enabled.
 * @param binds folders of this machine that it sees and cannot change: the path there, and the one here
 * @throws where it does not boot, or where a unit failed, with its output
 */
export async function bootDebian(tree: string, binds: Readonly<Record<string, string>> = {}): Promise<Machine> {
  const nspawn = [
    ...['systemd-nspawn', '--quiet', '--boot', '--register=no', '--keep-unit', '--link-journal=no'],
    ...['--private-network', '--console=pipe', `--directory=${tree}`],
    ...Object.entries(binds).map(([there, here]) => `--bind-ro=${here}:${there}`),
  ];
  // at this signal it shuts the machine down, so that none outlives this process
  const outside = spawn('setpriv', ['--pdeathsig', 'TERM', ...nspawn], { stdio: ['ignore', 'ignore', 'pipe'] });
  const complaints: string[] = [];
  outside.stderr.setEncoding('utf8').on('data', (text: string) => void complaints.push(text));
  const ended = new Promise<void>((resolve) => outside.once('exit', () => resolve()));
  let first: string | undefined;
  // the machine would outlive the process outside
  const kill = () => (first ? process.kill(Number(first), 'SIGKILL') : outside.kill('SIGTERM'));
  try {
    first = await firstChild(outside.pid, 'systemd');
    const enter = entering(first);
    await untilStarted(enter);
    const run: Machine['run'] = (command, input = '') =>
      execFileSync('nsenter', [...enter, ...command], { encoding: 'utf8', input, env: environment });
    return { run, powerOff };

    async function powerOff(): Promise<void> {
      if (outside.exitCode !== null) return;
      const late = setTimeout(kill, MOST_SECONDS * 1_000);
      run(['systemctl', 'poweroff', '--no-block']);
      await ended;
      clearTimeout(late);
    }
  } catch (error) {
    if (outside.exitCode === null) kill();
    await ended;
    throw new Error(`The machine did not boot. ${complaints.join('')}`, { cause: error });
  }
}

const environment = { PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8' };

function entering(pid: string): string[] {
  const spaces = ['mount', 'uts', 'ipc', 'net', 'pid', 'cgroup'].map((space) => `--${space}`);
  return [`--target=${pid}`, ...spaces, '--root', '--wd', '--'];
}

async function untilStarted(enter: readonly string[]): Promise<void> {
  const ask = (...command: string[]) =>
    spawnSync('nsenter', [...enter, ...command], { encoding: 'utf8', env: environment }).stdout.trim();
  const endAt = Date.now() + MOST_SECONDS * 1_000;
  let state = '';
  while (Date.now() < endAt) {
    state = ask('systemctl', 'is-system-running');
    if (state === 'running') return;
    if (state === 'degraded') {
      const failed = ask('systemctl', 'list-units', '--failed', '--plain', '--no-legend');
      throw new Error(
        `Units failed at the start:\n${failed}\n${ask('journalctl', '--boot', '--no-pager', '--lines=60')}`,
      );
    }
    await pause(100);
  }
  throw new Error(`systemd had not started everything after ${MOST_SECONDS} s: ${state || 'no answer'}.`);
}
