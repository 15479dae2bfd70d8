import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** How often the launchers are checked (ms). */
const PERIOD_MS = 500;

interface Process {
  pid: number;
  parent: number;
  command: string;
}

/** npm, npx or pnpm, as a program or as a script that Node or a shell runs. */
const PACKAGE_MANAGER = /^(?:\S+ )?(?:\S*\/)?(?:npm|npx|pnpm)(?:-cli)?(?:\.c?js|@[\d.]+)?(?: |$)/;

/**
 * Ends this process as SIGTERM does when npm, npx or pnpm started it and has ended. A signal to npx ends npx and the
 * shell below it, but not what that shell started: the server would keep running and keep its port. Does nothing where
 * the system has no `ps`.
 */
export async function endWithLauncher(): Promise<void> {
  const launchers = launchersOf(process.ppid, await listProcesses());
  setInterval(() => {
    if (!launchers.every(isRunning)) process.kill(process.pid, 'SIGTERM');
  }, PERIOD_MS).unref();
}

/** The parent processes from this one's own up to the outermost package manager; without the shell of the person. */
export function launchersOf(parent: number, processes: readonly Process[]): number[] {
  const ancestors: Process[] = [];
  const byPid = new Map(processes.map((process) => [process.pid, process]));
  for (let next = byPid.get(parent); next; next = byPid.get(next.parent)) ancestors.push(next);
  const outermost = ancestors.findLastIndex(({ command }) => PACKAGE_MANAGER.test(command));
  return ancestors.slice(0, outermost + 1).map(({ pid }) => pid);
}

async function listProcesses(): Promise<Process[]> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=', '-o', 'ppid=', '-o', 'args=']);
    return [...stdout.matchAll(/^ *(\d+) +(\d+) (.*)$/gm)].map(([, pid, parent, command = '']) => ({
      pid: Number(pid),
      parent: Number(parent),
      command,
    }));
  } catch {
    return [];
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
