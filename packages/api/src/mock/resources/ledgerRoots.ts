import type * as calls from '../../contract/ledgerRoots.ts';
import type { LedgerInclusion, LedgerRoot } from '../../contract/ledgerRoots.ts';
import type { StatementLine } from '../../contract/statement.ts';
import type { CashbackEntry } from '../../contract/wallet.ts';
import { indiaDay } from '../../units/india.ts';
import { hashTexts } from '../hashTexts.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { MEMBER, memberChain, sumsOf } from './memberChain.ts';

/** One root, made right after the last line of the only member with a chain. `journalsOf` returns journals, newest first. */
export function ledgerRootResolvers(
  journalsOf: (email: string | undefined) => readonly CashbackEntry[],
  owner: string,
): ResolversOf<typeof calls> {
  const published = async () => publish(await memberChain(journalsOf(owner).toReversed()));
  return {
    async listLedgerRoots({ query: { after } }) {
      const { root } = await published();
      return { type: 'potli roots 1', roots: after < 1 ? [root] : [] };
    },
    async getMyInclusion({ query }, { email }) {
      const { root, inclusion } = await published();
      const isThere = journalsOf(email).length > 0 && (query.day ?? root.day) === root.day;
      if (!isThere) throw notThere();
      return inclusion;
    },
    async getLedgerConsistency({ query: { from, to } }) {
      if (from > to) throw new MockProblem(400, 'The first day is after the second.');
      const { day, logRoot } = (await published()).root;
      if (from !== day || to !== day) throw notThere();
      const log = { day, size: '1', logRoot };
      return { type: 'potli consistency 1', from: log, to: log, path: [] };
    },
  };
}

const notThere = () => new MockProblem(404, 'Not found.');

const SALT = '5a'.repeat(32);
const TOP = 2n ** 20n;
/** The only leaf of a tree. */
const alone = { index: '0', path: [] };

/** Trees of one leaf, and of several for the largest coin are not needed: the member is owed less than it. */
async function publish(lines: readonly StatementLine[]): Promise<{ root: LedgerRoot; inclusion: LedgerInclusion }> {
  const { APPROVED = '0', HELD = '0' } = sumsOf(lines);
  const owed = BigInt(APPROVED) + BigInt(HELD);
  if (owed >= TOP) throw new Error('The member of the mock is owed more than one tree of each coin can hold');
  const { seq = '0', hash: head = '', at = '' } = lines.at(-1) ?? {};
  const headLeaf = await hashTexts('potli head 1', SALT, MEMBER, seq, head);
  const values = Array.from({ length: 20 }, (_, bit) => 2n ** BigInt(bit)).filter((value) => (owed & value) !== 0n);
  const coinTrees = values.map(async (value) => {
    const root = await hashTexts('potli coin 1', SALT, headLeaf, String(value), '0');
    return { coin: String(value), size: '1', root };
  });
  const trees = [{ coin: '0', size: '1', root: headLeaf }, ...(await Promise.all(coinTrees))];
  const madeAt = new Date(Date.parse(at) + 1).toISOString();
  const day = indiaDay(new Date(madeAt));
  const texts = trees.flatMap(({ coin, size, root }) => [coin, size, root]);
  const root = await hashTexts('potli root 1', day, String(Date.parse(madeAt)), String(trees.length), ...texts);
  const coins = values.map((value) => ({ value: String(value), number: '0', ...alone }));
  return {
    // a list of one has its leaf as root
    root: { number: '1', day, madeAt, trees, owedPaise: String(owed), root, logRoot: root },
    inclusion: { day, salt: SALT, seq, head, place: alone, coins },
  };
}
