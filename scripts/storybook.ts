import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { endWithLauncher } from './lib/endWithLauncher.ts';
import { root } from './lib/root.ts';

const port = process.env.PORT ?? '6006';

async function isFree(): Promise<boolean> {
  const server = createServer().listen(Number(port));
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** Storybook, until it or what started it is stopped. By itself it would take another port, or ask. */
function runStorybook(): void {
  void endWithLauncher();
  const storybook = join(root, 'node_modules/.bin/storybook');
  const child = spawn(storybook, ['dev', '-p', port, '--no-open'], { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 1));
}

if (await isFree()) {
  runStorybook();
} else {
  console.error(`Port ${port} is taken. Set PORT to another one.`);
  process.exitCode = 1;
}
