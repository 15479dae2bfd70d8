import { rootOf } from '../merkle.ts';

/** The largest power of two below a size: how RFC 9162 divides a list. */
const split = (size: number) => 2 ** Math.ceil(Math.log2(size) - 1);

/** The nodes beside the way of a leaf, by the recursive definition of RFC 9162, 2.1.3.1. */
export async function pathOf(leaves: readonly string[], index: number): Promise<string[]> {
  if (leaves.length <= 1) return [];
  const at = split(leaves.length);
  const [left, right] = [leaves.slice(0, at), leaves.slice(at)];
  return index < at
    ? [...(await pathOf(left, index)), await rootOf(right)]
    : [...(await pathOf(right, index - at)), await rootOf(left)];
}

/** That the first `size` leaves are the beginning of all, by RFC 9162, 2.1.4.1. */
export async function consistencyOf(leaves: readonly string[], size: number, isWhole = true): Promise<string[]> {
  if (size === leaves.length) return isWhole ? [] : [await rootOf(leaves)];
  const at = split(leaves.length);
  const [left, right] = [leaves.slice(0, at), leaves.slice(at)];
  return size <= at
    ? [...(await consistencyOf(left, size, isWhole)), await rootOf(right)]
    : [...(await consistencyOf(right, size - at, false)), await rootOf(left)];
}
