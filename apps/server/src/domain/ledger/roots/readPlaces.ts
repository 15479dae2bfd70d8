import type { LedgerInclusion } from '@potli/api';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { ledgerRootLeaves } from '../../../db/schema/ledgerRoot.ts';
import { BLOCK } from './makeTree.ts';
import { levelsOf, pathOf } from './merkleTree.ts';

/** A leaf of the tree of a coin. */
export interface Leaf {
  coin: bigint;
  /** In hexadecimal. */
  hash: string;
}

/** Where leaves are in the trees of a root, by their hash; those that are not there have no entry. */
export async function readPlaces(
  queries: Queries,
  number: bigint,
  leaves: readonly Leaf[],
): Promise<Map<string, Place>> {
  const blocks = await findBlocks(queries, number, leaves);
  const coins = [...new Set(blocks.map(({ coin }) => coin))];
  const nodes = await readNodes(queries, number, coins);
  const upper = new Map(coins.map((coin) => [coin, levelsOf(nodes.get(coin) ?? [])]));
  const inBlock = new Map<string, { hashes: readonly string[]; levels: ReturnType<typeof levelsOf> }>();
  const places = new Map<string, Place>();
  for (const { coin, hash, block, leaves: bytes } of blocks) {
    const name = `${coin} ${block}`;
    const hashes = inBlock.get(name)?.hashes ?? toHashes(bytes);
    const levels = inBlock.get(name)?.levels ?? levelsOf(hashes);
    inBlock.set(name, { hashes, levels });
    const at = hashes.indexOf(hash);
    if (at < 0) continue;
    const path = [...pathOf(levels, at), ...pathOf(upper.get(coin) ?? [], block)];
    places.set(hash, { index: String(block * BLOCK + at), path });
  }
  return places;
}

type Place = LedgerInclusion['place'];

interface Block extends Leaf {
  block: number;
  leaves: Buffer;
}

/** The row that a leaf is in, if it is in any. */
async function findBlocks(queries: Queries, number: bigint, leaves: readonly Leaf[]): Promise<Block[]> {
  const wanted = JSON.stringify(leaves.map(({ coin, hash }) => ({ coin: String(coin), hash })));
  const { rows } = await queries.execute<{ coin: string; hash: string; block: number; leaves: Buffer }>(sql`
    select wanted.coin, wanted.hash, found.block, found.leaves
    from json_to_recordset(${wanted}) as wanted (coin bigint, hash text)
    cross join lateral (
      select block, leaves from ledger_root_leaves as part
      where part.number = ${number} and part.coin = wanted.coin and part.first <= decode(wanted.hash, 'hex')
      order by part.first desc limit 1
    ) as found`);
  return rows.map((row) => ({ ...row, coin: BigInt(row.coin) }));
}

/** The nodes above the rows of each tree. */
async function readNodes(queries: Queries, number: bigint, coins: readonly bigint[]): Promise<Map<bigint, string[]>> {
  const { coin, node, block } = ledgerRootLeaves;
  const rows = await queries
    .select({ coin, node })
    .from(ledgerRootLeaves)
    .where(and(eq(ledgerRootLeaves.number, number), inArray(coin, coins)))
    .orderBy(asc(coin), asc(block));
  const byCoin = Map.groupBy(rows, (row) => row.coin);
  return new Map([...byCoin].map(([each, list]) => [each, list.map((row) => row.node.toString('hex'))]));
}

const HASH_BYTES = 32;

const toHashes = (bytes: Buffer): string[] =>
  Array.from({ length: bytes.length / HASH_BYTES }, (_, n) =>
    bytes.subarray(n * HASH_BYTES, (n + 1) * HASH_BYTES).toString('hex'),
  );
