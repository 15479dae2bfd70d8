import type { RootTree } from '@potli/proof';
import type { Queries } from '../../../db/database.ts';
import { ledgerRootLeaves, ledgerRootTree } from '../../../db/schema/ledgerRoot.ts';
import { rootOf } from './merkleTree.ts';

/** Leaves of a row: a power of two, so that each row is a whole subtree, but for the last. */
export const BLOCK = 512;
/** Rows of one statement: about a megabyte. */
const AT_ONCE = 64;

interface TreeParts {
  number: bigint;
  /** Paise, 0 for the tree of heads. */
  coin: bigint;
  /** In any order; at least one. */
  leaves: readonly string[];
  yieldToEventLoop: () => Promise<void>;
}

/** Writes a tree and its leaves. */
export async function makeTree(
  queries: Queries,
  { number, coin, leaves, yieldToEventLoop }: TreeParts,
): Promise<RootTree> {
  const sorted = await sort(leaves, yieldToEventLoop);
  const nodes: string[] = [];
  let rows: (typeof ledgerRootLeaves.$inferInsert)[] = [];
  for (let from = 0; from < sorted.length; from += BLOCK) {
    const block = sorted.slice(from, from + BLOCK);
    const node = rootOf(block);
    nodes.push(node);
    rows.push({
      number,
      coin,
      block: from / BLOCK,
      first: toBytes(block[0] ?? ''),
      node: toBytes(node),
      leaves: toBytes(block.join('')),
    });
    if (rows.length === AT_ONCE || from + BLOCK >= sorted.length) {
      await queries.insert(ledgerRootLeaves).values(rows);
      rows = [];
    }
    await yieldToEventLoop();
  }
  const root = rootOf(nodes);
  await queries.insert(ledgerRootTree).values({ number, coin, size: BigInt(sorted.length), root: toBytes(root) });
  return { coin: String(coin), size: String(sorted.length), root };
}

/** In parts by the first byte: one long sort would block the event loop. */
async function sort(leaves: readonly string[], yieldToEventLoop: () => Promise<void>): Promise<string[]> {
  const parts = Array.from({ length: 256 }, (): string[] => []);
  for (const leaf of leaves) parts[Number.parseInt(leaf.slice(0, 2), 16)]?.push(leaf);
  const sorted: string[] = [];
  for (const part of parts) {
    for (const leaf of part.sort()) sorted.push(leaf);
    await yieldToEventLoop();
  }
  return sorted;
}

const toBytes = (hex: string) => Buffer.from(hex, 'hex');
