import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const guard = JSON.stringify(join(import.meta.dirname, 'guardProcess.ts'));

/** A process that runs the script after `guardProcess()`; both output streams, and the exit code. */
async function run(script: string) {
  const source = `import { guardProcess } from ${guard}; const guard = guardProcess('4000');
    const secret = Buffer.from('c2VjcmV0', 'base64').toString();
    const later = () => new Promise((resolve) => setTimeout(resolve, 20));
    ${script}`;
  const args = ['--conditions=source', '--input-type=module-typescript', '-e', source];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

const linesOf = (output: string) =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

it('no error ends a host that has started, and no message is logged', async () => {
  const { code, output } = await run(`
    guard.started();
    setImmediate(() => { throw new RangeError(secret); });
    void Promise.reject(Object.assign(new Error(secret), { code: 'ECONNRESET' }));
    await later();
    process.exitCode = 7;`);
  expect(code).toBe(7);
  expect(output).not.toContain('secret');
  expect(linesOf(output)).toMatchObject([
    { msg: 'unhandled rejection', err: { code: 'ECONNRESET' } },
    { msg: 'uncaught error', err: { type: 'RangeError' } },
  ]);
});

it('what libraries print is described', async () => {
  const { output } = await run(`
    guard.started();
    console.error('Render to string error:', new TypeError(secret), secret);
    console.error(new Error(secret));
    for (const method of ['debug', 'info', 'log', 'trace', 'warn']) console[method](secret, { secret });
    process.emitWarning(secret, { code: secret, type: 'DeprecationWarning' });
    await later();`);
  expect(output).not.toContain('secret');
  const lines = linesOf(output);
  expect(lines).toHaveLength(8);
  expect(lines[0]).toMatchObject({ method: 'error', errors: [{ type: 'TypeError' }] });
});

it('an error while it starts ends the process', async () => {
  const { code, output } = await run(`setImmediate(() => { throw new Error(secret); }); await later(); await later();`);
  expect(code).toBe(1);
  // no member's data is in play yet, and a place without words helps no operator
  expect(output).toBe('Potli cannot start: secret\n');
});

it('a closed pipe does not end the process', async () => {
  const { code } = await run(`
    guard.started();
    process.stderr.destroy(); process.stdout.destroy();
    process.stderr.emit('error', new Error('EPIPE')); process.stdout.emit('error', new Error('EPIPE'));
    void Promise.reject(new Error(secret));
    await later();
    process.exitCode = 7;`);
  expect(code).toBe(7);
});
