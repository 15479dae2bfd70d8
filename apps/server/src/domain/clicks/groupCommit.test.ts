import { expect, it } from 'vitest';
import { createGroupCommit } from './groupCommit.ts';

/** A database that remembers every batch and commits it when told. */
function fakeTable() {
  const batches: number[][] = [];
  const commits: (() => void)[] = [];
  const write = (rows: readonly number[]) => {
    batches.push([...rows]);
    return new Promise<void>((resolve) => commits.push(resolve));
  };
  return { batches, commits, write };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('writes what arrived together in one batch, and what arrived meanwhile in the next', async () => {
  const { batches, commits, write } = fakeTable();
  const group = createGroupCommit({ write });
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

it('acknowledges nothing before its commit', async () => {
  const { commits, write } = fakeTable();
  let acknowledged = false;
  const row = createGroupCommit({ write })
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
  const group = createGroupCommit<number>({ maxBatch: 4, write: async (rows) => void sizes.push(rows.length) });
  await Promise.all(Array.from({ length: 10 }, (_, n) => group.add(n)));
  expect(sizes).toEqual([4, 4, 2]);
});

it('bounds the queue', async () => {
  const { commits, write } = fakeTable();
  const group = createGroupCommit({ write, maxWaiting: 2 });
  const kept = [group.add(1), group.add(2)];
  await expect(group.add(3)).rejects.toMatchObject({ status: 503 });
  await turn();
  commits[0]?.();
  await Promise.all(kept);
});

it('commits the good rows of a bad batch', async () => {
  const written: number[] = [];
  const group = createGroupCommit<number>({
    write: async (rows) => {
      if (rows.includes(13)) throw new Error('unlucky');
      written.push(...rows);
    },
  });
  const rows = Array.from({ length: 100 }, (_, n) => n);
  const outcomes = await Promise.allSettled(rows.map((n) => group.add(n)));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(outcomes[13]).toMatchObject({ status: 'rejected', reason: new Error('unlucky') });
  expect(written).toEqual(rows.filter((n) => n !== 13));
});

it('goes on after a failure, and drains', async () => {
  let broken = true;
  const group = createGroupCommit<number>({
    write: async () => {
      if (broken) throw new Error('away');
    },
  });
  await expect(group.add(1)).rejects.toThrow('away');
  broken = false;
  await expect(group.add(2)).resolves.toBeUndefined();
  let done = false;
  void group.add(3).then(() => {
    done = true;
  });
  await group.drain();
  expect(done).toBe(true);
});
