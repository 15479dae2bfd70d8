import { expect, it } from 'vitest';
import { createFairGate } from './createFairGate.ts';

/** A gate whose tasks end when they are told to; `started` holds their names. */
function watched(options: Partial<Parameters<typeof createFairGate>[0]> = {}) {
  const gate = createFairGate({ atOnce: 1, atOncePerKey: 1, waiting: 10, waitingPerKey: 5, ...options });
  const started: string[] = [];
  const finishers = new Map<string, () => void>();
  const enter = (name: string) =>
    gate.run(name.slice(0, 1), () => {
      started.push(name);
      return new Promise<string>((resolve) => finishers.set(name, () => resolve(name)));
    });
  const finish = async (name: string) => {
    finishers.get(name)?.();
    // what waits starts in a later turn of the loop
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, enter, finish };
}

it('takes turns: the many tasks of one stand behind the first of another', async () => {
  const { started, enter, finish } = watched();
  const tasks = ['a1', 'a2', 'a3', 'b1', 'c1', 'c2'].map(enter);
  for (const name of ['a1', 'b1', 'c1', 'a2', 'c2', 'a3']) await finish(name);
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  await expect(Promise.all(tasks)).resolves.toHaveLength(6);
});

it('runs no more under one key than it may, though there is room', async () => {
  const { started, enter, finish } = watched({ atOnce: 4, atOncePerKey: 2 });
  const tasks = ['a1', 'a2', 'a3', 'b1'].map(enter);
  expect(started).toEqual(['a1', 'a2', 'b1']);
  await finish('a1');
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const name of ['a2', 'a3', 'b1']) await finish(name);
  await Promise.all(tasks);
});

it('refuses who waits too long a row, in all or alone, and nobody else', async () => {
  const { enter, finish } = watched({ waiting: 3, waitingPerKey: 2 });
  const tasks = ['a1', 'a2', 'a3'].map(enter);
  await expect(enter('a4')).rejects.toMatchObject({ status: 503 });
  tasks.push(enter('b1'));
  await expect(enter('c1')).rejects.toMatchObject({ status: 503 });
  for (const name of ['a1', 'b1', 'a2', 'a3']) await finish(name);
  await expect(Promise.all(tasks)).resolves.toHaveLength(4);
});

it('gives the place back after a failure', async () => {
  const gate = createFairGate({ atOnce: 1, atOncePerKey: 1, waiting: 0, waitingPerKey: 0 });
  await expect(gate.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(gate.run('a', async () => 'well')).resolves.toBe('well');
});
