import { expect, it } from 'vitest';
import { createGroupCommit } from './groupCommit.ts';

/** A database that holds every batch and commits it on demand. */
function fakeTable() {
  const batches: number[][] = [];
  const commits: (() => void)[] = [];
  const write = (rows: readonly number[]) => {
    batches.push([...rows]);
    return new Promise<readonly number[]>((resolve) => commits.push(() => resolve(rows)));
  };
  return { batches, commits, write };
}

const never = () => false;

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('writes rows that arrive together in one batch, and later ones in the next', async () => {
  const { batches, commits, write } = fakeTable();
  const group = createGroupCommit({ write, isTransient: never });
  const first = [group.add(1), group.add(2)];
  await turn();
  const second = [group.add(3), group.add(4), group.add(5)];
  await turn();
  expect(batches).toEqual([[1, 2]]);

  commits[0]?.();
  await Promise.all(first);
  await turn();
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
  commits[1]?.();
  await Promise.all(second);
});

it('resolves after the commit only', async () => {
  const { commits, write } = fakeTable();
  let acknowledged = false;
  const row = createGroupCommit({ write, isTransient: never })
    .add(1)
    .then(() => {
      acknowledged = true;
    });
  await turn();
  await turn();
  expect(acknowledged).toBe(false);
  commits[0]?.();
  await row;
  expect(acknowledged).toBe(true);
});

it('bounds the batch', async () => {
  const sizes: number[] = [];
  const group = createGroupCommit({
    maxBatch: 4,
    isTransient: never,
    write: async (rows: readonly number[]) => {
      sizes.push(rows.length);
      return rows;
    },
  });
  await Promise.all(Array.from({ length: 10 }, (_, n) => group.add(n)));
  expect(sizes).toEqual([4, 4, 2]);
});

it('bounds the queue', async () => {
  const { commits, write } = fakeTable();
  const group = createGroupCommit({ write, isTransient: never, maxWaiting: 2 });
  const committed = [group.add(1), group.add(2)];
  await expect(group.add(3)).rejects.toMatchObject({ kind: 'unavailable' });
  await turn();
  commits[0]?.();
  await Promise.all(committed);
});

it('commits the good rows of a bad batch', async () => {
  const written: number[] = [];
  const group = createGroupCommit({
    isTransient: never,
    write: async (rows: readonly number[]) => {
      if (rows.includes(13)) throw new Error('unlucky');
      written.push(...rows);
      return rows;
    },
  });
  const rows = Array.from({ length: 100 }, (_, n) => n);
  const outcomes = await Promise.allSettled(rows.map((n) => group.add(n)));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(outcomes[13]).toMatchObject({ status: 'rejected', reason: new Error('unlucky') });
  expect(written.toSorted((one, other) => one - other)).toEqual(rows.filter((n) => n !== 13));
  expect(outcomes[14]).toEqual({ status: 'fulfilled', value: 14 });
});

it('goes on after a failure, and drains', async () => {
  let broken = true;
  const group = createGroupCommit({
    isTransient: never,
    write: async (rows: readonly number[]) => {
      if (broken) throw new Error('away');
      return rows;
    },
  });
  await expect(group.add(1)).rejects.toThrow('away');
  broken = false;
  await expect(group.add(2)).resolves.toBe(2);
  let done = false;
  void group.add(3).then(() => {
    done = true;
  });
  await group.drain();
  expect(done).toBe(true);
});

/** A database without a connection for the first calls; then it stores each row once. */
function interruptedTable({ failures, keepsRows }: { failures: number; keepsRows: boolean }) {
  const committed = new Set<number>();
  let calls = 0;
  const write = async (rows: readonly number[]) => {
    calls += 1;
    if (calls > failures || keepsRows) for (const row of rows) committed.add(row);
    if (calls <= failures) throw new Error('connection lost');
    return rows;
  };
  return { committed, write, calls: () => calls };
}

it.each([
  ['before the commit', false],
  ['after the commit', true],
])('writes a whole batch again when the connection was lost %s', async (_when, keepsRows) => {
  const { committed, write, calls } = interruptedTable({ failures: 2, keepsRows });
  const group = createGroupCommit({ write, isTransient: () => true, pauseMs: 1 });
  await Promise.all(Array.from({ length: 20 }, (_, n) => group.add(n)));
  expect(committed.size).toBe(20);
  // as one batch: one by one, each row would wait for the time limit of the one before
  expect(calls()).toBe(3);
});

it('finds the one refused row of 500 in a few writes', async () => {
  let calls = 0;
  const write = async (rows: readonly number[]) => {
    calls += 1;
    if (rows.includes(321)) throw new Error('refused');
    return rows;
  };
  const group = createGroupCommit({ write, isTransient: never });
  const outcomes = await Promise.allSettled(Array.from({ length: 500 }, (_, n) => group.add(n)));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(calls).toBeLessThanOrEqual(2 * Math.ceil(Math.log2(500)) + 1);
});

it('rejects all waiting callers at the deadline, also those of the current batch', async () => {
  const write = (_rows: readonly number[]) => new Promise<never>(() => {});
  const group = createGroupCommit({ write, isTransient: () => true, maxBatch: 1, deadlineMs: 20 });
  const outcomes = await Promise.allSettled([group.add(1), group.add(2), group.add(3)]);
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { kind: 'unconfirmed' } });
});

it('stops repeating a batch when no caller waits any more', async () => {
  let calls = 0;
  const write = async (_rows: readonly number[]): Promise<never[]> => {
    calls += 1;
    throw new Error('connection lost');
  };
  const group = createGroupCommit({ write, isTransient: () => true, deadlineMs: 30, pauseMs: 5 });
  await expect(group.add(1)).rejects.toMatchObject({ kind: 'unconfirmed' });
  await group.drain();
  const callsUntilThen = calls;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(calls).toBe(callsUntilThen);
});
