import { readFileSync } from 'node:fs';

/** How often the launchers are looked for (ms). */
const PERIOD_MS = 500;

interface Process {
  pid: number;
  parent: number;
  command: string;
}

/** npm, npx, pnpm, and the shells they start scripts with. */
const LAUNCHER = /(?:^|[\s/'"])(?:npm|npx|pnpm)(?:@[\d.]+)?(?:[\s'"]|$)|^(?:\/bin\/)?sh\s-c\s/;

/** Reads one process from /proc; undefined where there is none, or no /proc. */
function readProcess(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { pid, parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
  } catch {
    return undefined;
  }
}

/** The package managers and shells through which this process was started, from the nearest outwards. */
export function launchersOf(parent: number, read = readProcess): number[] {
  const launchers: number[] = [];
  for (let next = read(parent); next && next.pid > 1 && LAUNCHER.test(next.command); next = read(next.parent)) {
    launchers.push(next.pid);
  }
  return launchers;
}

/**
 * Ends this process as SIGTERM would when one of its launchers is gone: `npx` does not pass a signal on, and a shop that
 * outlives the command that started it would be in nobody's hands.
 */
export function endWithLaunchers(): void {
  const launchers = launchersOf(process.ppid);
  setInterval(() => {
    if (launchers.every((pid) => readProcess(pid))) return;
    process.kill(process.pid, 'SIGTERM');
  }, PERIOD_MS).unref();
}
