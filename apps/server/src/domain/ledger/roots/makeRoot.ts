import { indiaDay } from '@potli/api/units/india';
import { coinValues, type DayRoot, growingRoots, owedIn, type RootTree, rootTexts } from '@potli/proof';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { runLongWork } from '../../../db/runLongWork.ts';
import { ledgerRoot } from '../../../db/schema/ledgerRoot.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { createYieldToEventLoop } from '../../platform/shared/yieldToEventLoop.ts';
import type { ReceiptSigner } from '../../platform/signing/createReceiptSigner.ts';
import { hashTexts } from './hashTexts.ts';
import { makeTree } from './makeTree.ts';
import { type CountedChain, keepPlaces, readChains } from './readChains.ts';
import { saltOfDay } from './saltOfDay.ts';
import { coinLeaves, toSalted } from './treeLeaves.ts';

/** An advisory lock, so that two hosts make one root: any number that all hosts share. */
const LOCK = 2_210_481;
/** How long the work may delay calls of members. */
const LONGEST_MS = 10;

interface RootParts {
  database: Pick<Database, 'url'>;
  /** The secret that salts are made of. */
  piiKey: string;
  signer: Pick<ReceiptSigner, 'keyId' | 'signRoot'>;
  /** Of fewer members who are owed something no root is made: two sums would tell what one of them got. */
  leastMembers: number;
  now: Date;
}

/** `few`: too few members are owed something. `known`: the day has its root. */
export type RootOutcome = 'made' | 'known' | 'few';

/**
 * Makes the root of today in India, of one moment, on a connection of its own; locks nothing that members' money needs. A day that
 * has one gets no other, and days that were missed get none.
 * @throws OperatorError where the clock is behind the last root
 */
export const makeRoot = ({ database, ...parts }: RootParts): Promise<RootOutcome> =>
  runLongWork(database, async (orm) => {
    // before the transaction, which must see the root that was made before; the end of the connection releases it
    await orm.execute(sql`select pg_advisory_lock(${LOCK})`);
    return orm.transaction((queries) => addRoot(queries, parts), { isolationLevel: 'repeatable read' });
  });

async function addRoot(
  queries: Queries,
  { piiKey, signer, leastMembers, now }: Omit<RootParts, 'database'>,
): Promise<RootOutcome> {
  // compiling these queries takes longer than to run them
  await queries.execute(sql`set local jit = off`);
  const day = indiaDay(now);
  const [known] = await queries.select({ number: ledgerRoot.number }).from(ledgerRoot).where(eq(ledgerRoot.day, day));
  if (known) return 'known';
  const { day: lastDay, madeAt: lastAt, root: before } = ledgerRoot;
  const log = await queries.select({ lastDay, lastAt, before }).from(ledgerRoot).orderBy(asc(ledgerRoot.number));
  const last = log.at(-1);
  if (last && (last.lastDay > day || last.lastAt >= now))
    throw new OperatorError('The last root was made after the time of this clock: no root is made.');
  const number = BigInt(log.length + 1);
  const counted = await readChains(queries);
  if (counted.filter(({ owedPaise }) => owedPaise > 0n).length < leastMembers) return 'few';
  const trees = await addTrees(queries, { number, day, piiKey, counted });
  await keepPlaces(queries, number);
  const root = toRoot({ day, madeAt: now.toISOString(), trees });
  const roots = await growingRoots([...log.map(({ before: each }) => each.toString('hex')), root]);
  const logRoot = roots.at(-1) ?? '';
  const signature = signer.signRoot({ number: String(number), day, madeAt: now.toISOString(), root, logRoot });
  await queries.insert(ledgerRoot).values({
    number,
    day,
    madeAt: now,
    owedPaise: owedIn(trees),
    keyId: signer.keyId,
    signature,
    root: Buffer.from(root, 'hex'),
    logRoot: Buffer.from(logRoot, 'hex'),
  });
  return 'made';
}

const toRoot = (root: Pick<DayRoot, 'day' | 'madeAt' | 'trees'>) => hashTexts(rootTexts(root));

interface TreesOfDay {
  number: bigint;
  day: string;
  piiKey: string;
  counted: readonly CountedChain[];
}

/** Makes one tree after the other, so that the leaves of one are in memory at a time. */
async function addTrees(queries: Queries, { number, day, piiKey, counted }: TreesOfDay): Promise<RootTree[]> {
  const yieldToEventLoop = createYieldToEventLoop(LONGEST_MS);
  const saltOf = saltOfDay(piiKey, day);
  const chains = [];
  for (const chain of counted) {
    chains.push(toSalted(chain, saltOf(chain.memberId)));
    await yieldToEventLoop();
  }
  const trees: RootTree[] = [];
  const add = async (coin: bigint, leaves: readonly string[]) => {
    if (leaves.length > 0) trees.push(await makeTree(queries, { number, coin, leaves, yieldToEventLoop }));
  };
  await add(
    0n,
    chains.map(({ headLeaf }) => headLeaf),
  );
  for (const value of coinValues) {
    const leaves: string[] = [];
    for (const chain of chains) {
      leaves.push(...coinLeaves(chain, value));
      await yieldToEventLoop();
    }
    await add(value, leaves);
  }
  return trees;
}
