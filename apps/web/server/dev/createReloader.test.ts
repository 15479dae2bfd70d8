import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createReloader, type Running } from './createReloader.ts';

/** A version that answers with its name. */
function version(name: string, answer: Promise<void> = Promise.resolve()) {
  const close = vi.fn(async () => {});
  const fetch = async () => answer.then(() => new Response(name));
  return { fetch, close } satisfies Running;
}

async function ask(running: Running): Promise<string> {
  return (await running.fetch(new Request('http://localhost/'), {})).text();
}

test('answers with the new version after a change, and says so with the time that it took', async () => {
  const lines: string[] = [];
  const reloader = createReloader(
    version('old'),
    async () => version('new'),
    (line) => lines.push(line),
  );
  expect(await ask(reloader)).toBe('old');
  reloader.changed('apps/server/src/main.ts');
  await expect.poll(() => ask(reloader)).toBe('new');
  expect(lines).toEqual([expect.stringMatching(/^apps\/server\/src\/main\.ts changed: the API restarted in \d+ ms$/)]);
});

test('closes the old version after the requests that it answers', async () => {
  const answer = Promise.withResolvers<void>();
  const old = version('old', answer.promise);
  const say = vi.fn<(line: string) => void>();
  const reloader = createReloader(old, async () => version('new'), say);
  const response = ask(reloader);
  reloader.changed('a.ts');
  await expect.poll(() => say.mock.calls.length).toBe(1);
  expect(await ask(reloader)).toBe('new');
  expect(old.close).not.toHaveBeenCalled();
  answer.resolve();
  expect(await response).toBe('old');
  await expect.poll(() => old.close.mock.calls.length).toBe(1);
});

test('the old version runs on when the new one does not start, and the next change starts again', async () => {
  const lines: string[] = [];
  const old = version('old');
  const start = vi.fn(async (): Promise<Running> => version('mended'));
  start.mockRejectedValueOnce(new Error('a bracket is missing'));
  const reloader = createReloader(old, start, (line) => lines.push(line));
  reloader.changed('a.ts');
  await expect
    .poll(() => lines.join())
    .toMatch(/a\.ts changed, but the API cannot start with it.*a bracket is missing/s);
  expect(await ask(reloader)).toBe('old');
  expect(old.close).not.toHaveBeenCalled();
  reloader.changed('a.ts');
  await expect.poll(() => ask(reloader)).toBe('mended');
});

test('starts once for several files that are saved together', async () => {
  const start = vi.fn(async () => version('new'));
  const reloader = createReloader(version('old'), start, () => {});
  for (const file of ['a.ts', 'b.ts', 'c.ts']) reloader.changed(file);
  await expect.poll(() => ask(reloader)).toBe('new');
  await sleep(100);
  expect(start).toHaveBeenCalledTimes(1);
});
