import { expect, it } from 'vitest';
import { launchersOf } from './launchers.ts';

const processes: Record<number, { parent: number; command: string }> = {
  50: { parent: 40, command: 'sh -c node scripts/start.ts' },
  40: { parent: 30, command: '/usr/lib/pnpm start ' },
  30: { parent: 20, command: "sh -c 'pnpm' start" },
  20: { parent: 10, command: 'npm exec pnpm@12 start' },
  10: { parent: 1, command: '-bash' },
  1: { parent: 0, command: '/sbin/init' },
};
const read = (pid: number) => {
  const found = processes[pid];
  return found && { pid, ...found };
};

it('walks from the script to the command that was typed', () => {
  expect(launchersOf(50, read)).toEqual([50, 40, 30, 20]);
});

it('finds none where a person or a supervisor started the script itself', () => {
  expect(launchersOf(10, read)).toEqual([]);
  expect(launchersOf(1, read)).toEqual([]);
});

it('counts nothing that is not there', () => {
  expect(launchersOf(999, read)).toEqual([]);
});
