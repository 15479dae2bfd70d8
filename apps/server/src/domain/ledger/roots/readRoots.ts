import type { LedgerRoot } from '@potli/api';
import { asc, gt, inArray } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { ledgerRoot, ledgerRootTree } from '../../../db/schema/ledgerRoot.ts';

/** Published roots after a number, oldest first, at most `size`. */
export async function readRoots(
  queries: Queries,
  { after, size }: { after: number; size: number },
): Promise<LedgerRoot[]> {
  const roots = await queries
    .select()
    .from(ledgerRoot)
    .where(gt(ledgerRoot.number, BigInt(after)))
    .orderBy(asc(ledgerRoot.number))
    .limit(size);
  const numbers = roots.map(({ number }) => number);
  const trees = await queries
    .select()
    .from(ledgerRootTree)
    .where(inArray(ledgerRootTree.number, numbers))
    .orderBy(asc(ledgerRootTree.coin));
  const ofRoot = Map.groupBy(trees, ({ number }) => number);
  return roots.map(({ number, day, madeAt, owedPaise, root, logRoot, keyId, signature }) => ({
    number: String(number),
    day,
    madeAt: madeAt.toISOString(),
    trees: (ofRoot.get(number) ?? []).map((tree) => ({
      coin: String(tree.coin),
      size: String(tree.size),
      root: tree.root.toString('hex'),
    })),
    owedPaise: String(owedPaise),
    root: root.toString('hex'),
    logRoot: logRoot.toString('hex'),
    keyId,
    signature: signature?.toString('base64url') ?? null,
  }));
}
