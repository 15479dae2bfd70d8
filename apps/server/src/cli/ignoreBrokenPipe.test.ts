import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const potli = join(import.meta.dirname, 'potli.ts');
const api = join(import.meta.dirname, '../../../../packages/api/src/cli/main.ts');

/** Runs a command whose reader closes the pipe before it prints. */
async function runUnread(script: string, args: string[]) {
  const child = spawn(process.execPath, ['--conditions=source', script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, errors };
}

it.each([
  ['potli schema', potli, ['schema']],
  ['potli-api', api, ['--help']],
])('%s ends without an error where the pipe is closed', async (_, script, args) => {
  expect(await runUnread(script, args)).toEqual({ code: 0, errors: '' });
});
