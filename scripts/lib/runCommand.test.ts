import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const module = JSON.stringify(path.join(import.meta.dirname, 'runCommand.ts'));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it.each(['SIGINT', 'SIGTERM'] as const)('a command ends with the run that is ended by %s', async (signal) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'potli-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pidFile = path.join(folder, 'pid');
  const command = path.join(folder, 'command.cjs');
  writeFileSync(
    command,
    `require('node:fs').writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)); setInterval(() => {}, 1000);`,
  );
  const line = JSON.stringify(`${process.execPath} ${command}`);
  const script = `import { endCommandsWithProcess, runCommand } from ${module};
    endCommandsWithProcess();
    await runCommand(${line});`;
  const run = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], { stdio: 'ignore' });
  const ended = new Promise((resolve) => run.on('exit', (_, by) => resolve(by)));
  await expect.poll(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8')).toBeTruthy();
  const pid = Number(readFileSync(pidFile, 'utf8'));
  onTestFinished(() => {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  });
  run.kill(signal);
  expect(await ended).toBe(signal);
  await expect.poll(() => isRunning(pid)).toBe(false);
});
