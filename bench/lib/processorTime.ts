import { readdirSync, readFileSync } from 'node:fs';

// Processor time of processes, by which a busy machine changes a figure little. Of Linux (proc(5)).

/** Ticks of the kernel a second, in which it counts processor time. */
const TICKS = 100;

/** The numbers of a process after its name, which can have spaces: state, parent, … */
function statOf(pid: number | string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    // it has just ended
    return [];
  }
}

export const parentOf = (pid: number): number => Number(statOf(pid)[1]);

function childrenOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((each) => parentOf(each) === pid);
}

/** Milliseconds of a process and of its children that have ended (utime, stime, cutime, cstime). */
export function processorMs(pid: number): number {
  const ticks = statOf(pid)
    .slice(11, 15)
    .reduce((sum, each) => sum + Number(each), 0);
  return (ticks * 1_000) / TICKS;
}

/** Milliseconds of this process. */
export function ownMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Milliseconds of a process and of all its children. */
export const familyMs = (pid: number): number =>
  [pid, ...childrenOf(pid)].reduce((sum, each) => sum + processorMs(each), 0);
