import { nodeTexts } from '@potli/proof';
import { hashTexts } from './hashTexts.ts';

/** Trees as RFC 9162, 2.1, has them. Leaves and nodes are hashes in hexadecimal; no tree here is empty. */

/** The nodes of a tree, the leaves first and the root last. One without a neighbour moves up as it is. */
export function levelsOf(leaves: readonly string[]): readonly (readonly string[])[] {
  const levels = [leaves];
  for (let nodes = leaves; nodes.length > 1; levels.push(nodes)) {
    const below = nodes;
    nodes = Array.from({ length: Math.ceil(below.length / 2) }, (_, n) => {
      const [left = '', right] = [below[2 * n], below[2 * n + 1]];
      return right === undefined ? left : hashTexts(nodeTexts(left, right));
    });
  }
  return levels;
}

export const rootOf = (leaves: readonly string[]): string => levelsOf(leaves).at(-1)?.[0] ?? '';

/** The nodes beside the way of a leaf to the root (2.1.3.1). */
export function pathOf(levels: readonly (readonly string[])[], index: number): string[] {
  return levels.flatMap((nodes, height) => nodes[Math.floor(index / 2 ** height) ^ 1] ?? []);
}

/** Proves that the first `size` leaves are a prefix of all leaves (2.1.4.1). `size` is from 1 to all. */
export function consistencyOf(leaves: readonly string[], size: number, isWhole = true): string[] {
  if (size === leaves.length) return isWhole ? [] : [rootOf(leaves)];
  const split = 2 ** Math.ceil(Math.log2(leaves.length) - 1);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return size <= split
    ? [...consistencyOf(left, size, isWhole), rootOf(right)]
    : [...consistencyOf(right, size - split, false), rootOf(left)];
}
