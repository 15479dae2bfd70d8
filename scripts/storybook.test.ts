import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { root } from './lib/root.ts';

it('ends with one sentence when the port is taken', { timeout: 20_000 }, async () => {
  const other = createServer().listen(0);
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const env = { ...process.env, PORT: String(port) };
  const storybook = spawn(process.execPath, ['scripts/storybook.ts'], { cwd: root, env, timeout: 15_000 });
  const output = Promise.all([text(storybook.stdout), text(storybook.stderr)]);
  expect(await once(storybook, 'exit')).toEqual([1, null]);
  expect((await output).join('')).toBe(`Port ${port} is taken. Set PORT to another one.\n`);
});
