import { expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrencyLimit.ts';

type Options = Parameters<typeof createConcurrencyLimit>[0];

/** A limit whose tasks end when `finish` says so; `started` holds their names. The first letter is the key. */
function watched(options: Options) {
  const limit = createConcurrencyLimit(options);
  const started: string[] = [];
  const finishers = new Map<string, () => void>();
  const task = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => finishers.set(name, () => resolve(name)));
  };
  const enter = (name: string) => limit.run(task(name), name.slice(0, 1));
  const finish = async (name: string) => {
    finishers.get(name)?.();
    // a waiting task starts in a later turn of the event loop
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, enter, finish };
}

const fair = { concurrency: 1, queueSize: 10, perKey: { concurrency: 1, queueSize: 5 } };

it('runs some tasks at once, queues some and refuses the rest', async () => {
  const { started, enter, finish } = watched({ concurrency: 2, queueSize: 1 });
  const tasks = ['a1', 'a2', 'a3'].map(enter);
  await expect(enter('a4')).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 2 });
  expect(started).toEqual(['a1', 'a2']);
  await finish('a1');
  expect(started).toEqual(['a1', 'a2', 'a3']);
  for (const name of ['a2', 'a3']) await finish(name);
  await expect(Promise.all(tasks)).resolves.toEqual(['a1', 'a2', 'a3']);
});

it('keys take turns: many tasks of one key wait behind the first task of another', async () => {
  const { started, enter, finish } = watched(fair);
  const tasks = ['a1', 'a2', 'a3', 'b1', 'c1', 'c2'].map(enter);
  for (const name of ['a1', 'b1', 'c1', 'a2', 'c2', 'a3']) await finish(name);
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  await expect(Promise.all(tasks)).resolves.toHaveLength(6);
});

it('bounds the tasks of one key, also when there is room', async () => {
  const { started, enter, finish } = watched({ ...fair, concurrency: 4, perKey: { concurrency: 2, queueSize: 5 } });
  const tasks = ['a1', 'a2', 'a3', 'b1'].map(enter);
  expect(started).toEqual(['a1', 'a2', 'b1']);
  await finish('a1');
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const name of ['a2', 'a3', 'b1']) await finish(name);
  await Promise.all(tasks);
});

it('refuses a task when too many wait, in all or under its key', async () => {
  const { enter, finish } = watched({ ...fair, queueSize: 3, perKey: { concurrency: 1, queueSize: 2 } });
  const tasks = ['a1', 'a2', 'b1', 'c1'].map(enter);
  await expect(enter('d1')).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(enter('a3')).rejects.toMatchObject({ kind: 'unavailable' });
  for (const name of ['a1', 'b1', 'c1', 'a2']) await finish(name);
  await expect(Promise.all(tasks)).resolves.toHaveLength(4);
  const more = ['a5', 'a6', 'a7'].map(enter);
  await expect(enter('a8')).rejects.toMatchObject({ kind: 'unavailable' });
  for (const name of ['a5', 'a6', 'a7']) await finish(name);
  await expect(Promise.all(more)).resolves.toHaveLength(3);
});

it('one key with many tasks takes no place from another: its last task makes room', async () => {
  const { enter, finish } = watched({ concurrency: 1, queueSize: 4 });
  const [first, second, third, fourth, fifth] = ['a1', 'a2', 'a3', 'a4', 'a5'].map(enter);
  fifth?.catch(() => {});
  const other = enter('b1');
  await expect(fifth).rejects.toMatchObject({ kind: 'unavailable' });
  for (const name of ['a1', 'b1', 'a2', 'a3', 'a4']) await finish(name);
  await expect(Promise.all([first, second, third, fourth, other])).resolves.toHaveLength(5);
});

it('has room again after a failure', async () => {
  const limit = createConcurrencyLimit({ concurrency: 1, queueSize: 0 });
  await expect(limit.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(limit.run(async () => 'well')).resolves.toBe('well');
});
