import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { launchersOf } from './endWithLauncher.ts';

let folder: string;
let server: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'potli-launcher-'));
  server = path.join(folder, 'server.ts');
  const module = path.join(import.meta.dirname, 'endWithLauncher.ts');
  writeFileSync(
    server,
    `import { endWithLauncher } from ${JSON.stringify(module)};
     await endWithLauncher();
     console.log(process.pid);
     setInterval(() => {}, 1000);`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Starts the server through a shell, as npx does, from a script of the given name; resolves when the server runs. The
 * script has no parent of its own: these tests run below npx themselves.
 */
async function launch(name: string): Promise<{ launcher: number; pid: number }> {
  const script = path.join(folder, name);
  const line = JSON.stringify(`${process.execPath} ${server}; true`);
  writeFileSync(
    script,
    `console.log(process.pid); require('node:child_process').spawn('sh', ['-c', ${line}], { stdio: 'inherit' });`,
  );
  const shell = spawn('sh', ['-c', '"$0" "$1" &', process.execPath, script], { stdio: ['ignore', 'pipe', 'ignore'] });
  const pids: number[] = [];
  for await (const text of createInterface(shell.stdout)) {
    pids.push(Number(text));
    if (pids.length === 2) break;
  }
  const [launcher = 0, pid = 0] = pids;
  onTestFinished(() => {
    for (const each of pids.filter(isRunning)) process.kill(each, 'SIGKILL');
  });
  return { launcher, pid };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it.each(['SIGTERM', 'SIGKILL'] as const)('ends when npx, above a shell, ends by %s', async (signal) => {
  const { launcher, pid } = await launch('npx');
  process.kill(launcher, signal);
  await expect.poll(() => isRunning(pid)).toBe(false);
});

it('runs on when a script that is no package manager ends', async () => {
  const { launcher, pid } = await launch('deploy.js');
  process.kill(launcher, 'SIGKILL');
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(isRunning(pid)).toBe(true);
});

const terminal = { pid: 10, parent: 1, command: '-bash' };

it('watches all processes from the script up to the command that was typed', () => {
  const processes = [
    terminal,
    { pid: 50, parent: 40, command: 'sh -c node scripts/start.ts' },
    { pid: 40, parent: 30, command: '/usr/lib/pnpm start' },
    { pid: 30, parent: 20, command: "sh -c 'pnpm' start" },
    { pid: 20, parent: 10, command: 'npm exec pnpm@12 start' },
  ];
  expect(launchersOf(50, processes)).toEqual([50, 40, 30, 20]);
});

it.each(['node /usr/bin/npx pnpm@12 start', 'node /usr/lib/npm-cli.js start', '/opt/pnpm.cjs start', 'npm'])(
  'recognises %s as a package manager',
  (command) => expect(launchersOf(20, [terminal, { pid: 20, parent: 10, command }])).toEqual([20]),
);

it.each(['/bin/bash', 'bash -c npx -y pnpm@12 start &', 'systemd', 'node /srv/npm-mirror.js'])(
  'does not count %s as one',
  (command) => expect(launchersOf(20, [terminal, { pid: 20, parent: 10, command }])).toEqual([]),
);
