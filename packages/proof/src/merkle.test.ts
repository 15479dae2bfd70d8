import { expect, it } from 'vitest';
import { climb, growingRoots, isContinued, type LogHead, rootOf } from './merkle.ts';
import { sha256 } from './sha256.ts';
import { consistencyOf, pathOf } from './testing/merklePaths.ts';

/** One more than a whole tree. */
const most = 17;
const leaves = await Promise.all(Array.from({ length: most }, (_, n) => sha256([String(n)])));
const other = await sha256(['other']);

it('takes every leaf of trees of every size to the root, and nothing else', async () => {
  for (let size = 1; size <= most; size += 1) {
    const list = leaves.slice(0, size);
    const root = await rootOf(list);
    for (const [n, leaf] of list.entries()) {
      const path = await pathOf(list, n);
      const at = (index: number, nodes = path, of = leaf) => climb(of, { index: String(index), path: nodes }, size);
      expect(await at(n)).toBe(root);
      for (let index = 0; index <= size; index += 1) if (index !== n) expect(await at(index)).not.toBe(root);
      expect(await at(n, [...path, other])).not.toBe(root);
      expect(await at(n, path, other)).not.toBe(root);
      for (const bad of path.keys()) {
        expect(await at(n, path.with(bad, other))).not.toBe(root);
        expect(await at(n, path.toSpliced(bad, 1))).not.toBe(root);
      }
    }
  }
});

it('says of two sizes of a list whether one continues the other', async () => {
  for (let size = 1; size <= most; size += 1) {
    const to = { size, root: await rootOf(leaves.slice(0, size)) };
    for (let before = 1; before <= size; before += 1) {
      const from = { size: before, root: await rootOf(leaves.slice(0, before)) };
      const path = await consistencyOf(leaves.slice(0, size), before);
      expect(await isContinued(from, to, path)).toBe(true);
      expect(await isContinued({ ...from, root: other }, to, path)).toBe(false);
      expect(await isContinued(from, { ...to, root: other }, path)).toBe(false);
      expect(await isContinued(from, to, [...path, other])).toBe(false);
      for (const bad of path.keys()) {
        expect(await isContinued(from, to, path.with(bad, other))).toBe(false);
        expect(await isContinued(from, to, path.toSpliced(bad, 1))).toBe(false);
      }
    }
  }
});

it('refuses the proof of a long list as that of a short one', async () => {
  for (const size of [4, 8, 16]) {
    const to = await rootOf(leaves.slice(0, size));
    for (let before = size / 2 + 1; before < size; before += 1) {
      const from = await rootOf(leaves.slice(0, before));
      const path = await consistencyOf(leaves.slice(0, size), before);
      const [real, short] = [0, size / 2].map((less) => [
        { size: before - less, root: from },
        { size: size - less, root: to },
      ]) as [[LogHead, LogHead], [LogHead, LogHead]];
      expect(await isContinued(...real, path)).toBe(true);
      // all nodes fit but the last, which is above the root of the short list
      expect(await isContinued(...short, path)).toBe(false);
    }
  }
});

it('has the roots of a list at each size', async () => {
  const roots = await Promise.all(leaves.map((_, n) => rootOf(leaves.slice(0, n + 1))));
  expect(await growingRoots(leaves)).toEqual(roots);
});
