import { nodeTexts } from './rootTexts.ts';
import { sha256 } from './sha256.ts';

/** Where a leaf is in a tree, and the nodes beside its way up (RFC 9162, 2.1.3). */
export interface Place {
  /** From 0, in decimal. */
  index: string;
  path: readonly string[];
}

const join = (left: string, right: string) => sha256(nodeTexts(left, right));

/** The root of a tree; 64 zeros without leaves. A node without a neighbour moves up as it is, as in RFC 9162. */
export async function rootOf(leaves: readonly string[]): Promise<string> {
  let nodes = leaves;
  while (nodes.length > 1) {
    const level = nodes;
    const pairs = Array.from({ length: Math.ceil(level.length / 2) }, (_, n) => level.slice(2 * n, 2 * n + 2));
    nodes = await Promise.all(
      pairs.map(async ([left = '', right]) => (right === undefined ? left : join(left, right))),
    );
  }
  return nodes[0] ?? '0'.repeat(64);
}

/** The root that a leaf leads to in a tree of `size` leaves (RFC 9162, 2.1.3.2); undefined: it has no such place. */
export async function climb(leaf: string, { index, path }: Place, size: number): Promise<string | undefined> {
  let [at, last, node] = [Number(index), size - 1, leaf];
  if (at > last) return undefined;
  for (const beside of path) {
    if (last === 0) return undefined;
    const isRight = at % 2 === 1 || at === last;
    node = isRight ? await join(beside, node) : await join(node, beside);
    while (isRight && at % 2 === 0 && at > 0) [at, last] = [half(at), half(last)];
    [at, last] = [half(at), half(last)];
  }
  return last === 0 ? node : undefined;
}

/** The root of the first leaf, of the first two, and so on: of a list that grew to these leaves. */
export async function growingRoots(leaves: readonly string[]): Promise<string[]> {
  /** Roots of whole trees, the largest first: one for each bit of how many leaves there are. */
  const whole: string[] = [];
  const roots: string[] = [];
  for (const [n, leaf] of leaves.entries()) {
    let node = leaf;
    for (let size = n; size % 2 === 1; size = half(size)) node = await join(whole.pop() ?? '', node);
    whole.push(node);
    for (const left of whole.slice(0, -1).reverse()) node = await join(left, node);
    roots.push(node);
  }
  return roots;
}

/** The size and the root of a list that is only ever added to. */
export interface LogHead {
  size: number;
  root: string;
}

/** Whether the list of `from` is the beginning of that of `to` (RFC 9162, 2.1.4.2). Both have at least one leaf. */
export async function isContinued(from: LogHead, to: LogHead, path: readonly string[]): Promise<boolean> {
  if (from.size < 1 || from.size > to.size) return false;
  if (from.size === to.size) return path.length === 0 && from.root === to.root;
  let [at, last] = [from.size - 1, to.size - 1];
  while (at % 2 === 1) [at, last] = [half(at), half(last)];
  // a whole tree of before is a node of the later one
  const [first, ...rest] = at === 0 ? [from.root, ...path] : path;
  if (first === undefined) return false;
  let [older, newer] = [first, first];
  for (const beside of rest) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      older = await join(beside, older);
      newer = await join(beside, newer);
      while (at % 2 === 0 && at > 0) [at, last] = [half(at), half(last)];
    } else newer = await join(newer, beside);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && older === from.root && newer === to.root;
}

const half = (count: number) => Math.floor(count / 2);
