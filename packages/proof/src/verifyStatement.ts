import { compareRoots, type PublishedFacts } from './compareRoots.ts';
import { findOtherHistory } from './findOtherHistory.ts';
import { journalHash, noHash, openingHash } from './journalHash.ts';
import { type ReceiptKeys, readReceiptKeys } from './ReceiptKeys.ts';
import { readStatement } from './readStatement.ts';
import type { Statement, StatementJournal } from './Statement.ts';
import { findFaultOfHead } from './signedHeads.ts';
import { type Broken, unreadable, type Verdict } from './Verdict.ts';

/** What a sound statement says. */
export interface StatementFacts {
  memberId: string;
  /** How many lines it has. */
  journals: number;
  /** When the first and the last of them happened (UTC); null without lines. */
  first: string | null;
  last: string | null;
  /** Paise by account, as text. */
  balances: Readonly<Record<string, string>>;
  head: string;
  /**
   * The lines up to this one are those of the earlier statement, of the head that was noted or of a published root; null: nothing
   * to compare with.
   */
  confirmed: number | null;
  /** What a published root has of it; null: no roots were given. */
  published: PublishedFacts | null;
  /** The key of the shop that signed it; null: it is not signed, or no keys were given. */
  keyId: string | null;
}

export interface StatementWitness {
  /** A statement that the shop gave before. */
  earlier?: unknown;
  /** The hash of a line that the member noted or got from somewhere else than the shop. */
  head?: string;
  /** The roots that the shop published, best as somebody else got them. */
  roots?: unknown;
  /** The keys that the shop publishes; without them no signature is checked. */
  keys?: unknown;
}

/**
 * Says whether a statement was changed: every hash, order and gaps, sums, causes and end (docs/verify.md). Never throws.
 * @param witness what else the member knows: only this can show lines that are missing at the end, and another history
 */
export async function verifyStatement(
  value: unknown,
  witness: StatementWitness = {},
): Promise<Verdict<StatementFacts>> {
  try {
    const statement = readStatement(value);
    const keys = witness.keys === undefined ? undefined : await readReceiptKeys(witness.keys);
    const broken = (await findFault(statement)) ?? (keys && (await findFaultOfHead(statement, keys)));
    if (broken) return broken;
    return await compare(statement, witness, keys);
  } catch (error) {
    return unreadable(error);
  }
}

/** Lines that are hashed at once: waiting for each hash alone would take most of the time. */
const group = 1000;

/** The first line that is wrong, or what is wrong of the whole. */
async function findFault({ memberId, journals, balances, head }: Statement): Promise<Broken | undefined> {
  for (let from = 0; from < journals.length; from += group) {
    const lines = journals.slice(from, from + group).entries();
    const faults = await Promise.all(
      Array.from(lines, ([n, journal]) => {
        const place = from + n + 1;
        return findFaultOfLine(journal, { memberId, place, head: journals[place - 2]?.hash ?? noHash });
      }),
    );
    const first = faults.findIndex((fault) => fault !== undefined);
    const fault = faults[first];
    if (fault) return { result: 'broken', line: from + first + 1, ...fault };
  }
  const sums = new Map<string, bigint>();
  for (const [account, paise] of journals.flatMap(({ entries }) => Object.entries(entries))) {
    if (isOfShop(account)) continue;
    sums.set(account, (sums.get(account) ?? 0n) + BigInt(paise));
  }
  const accounts = new Set([...sums.keys(), ...Object.keys(balances)]);
  const wrong = [...accounts].find((account) => balances[account] !== String(sums.get(account) ?? 0n));
  if (wrong !== undefined) {
    const sentence = `The balance of ${wrong} is not the sum of its lines.`;
    return { result: 'broken', fault: 'balance', line: null, sentence };
  }
  if (head !== (journals.at(-1)?.hash ?? noHash)) {
    const sentence = 'The statement ends with another line than it says: lines at its end are missing or were added.';
    return { result: 'broken', fault: 'end', line: null, sentence };
  }
  return undefined;
}

/** The other side of what the member has. */
const isOfShop = (account: string) => account.startsWith('HOUSE_');

interface Place {
  memberId: string;
  place: number;
  /** The hash of the line before. */
  head: string;
}

type Fault = Pick<Broken, 'fault' | 'sentence'>;

async function findFaultOfLine(
  journal: StatementJournal,
  { memberId, place, head }: Place,
): Promise<Fault | undefined> {
  const { seq, kind, at, commitment, cause, previous } = journal;
  if (seq !== String(place)) {
    const sentence = `Line ${place} has the number ${seq}: lines were left out, repeated or put in another order.`;
    return { fault: 'order', sentence };
  }
  const entries = Object.entries(journal.entries).map(([account, paise]) => ({ account, paise: BigInt(paise) }));
  const hash = await journalHash({
    memberId: BigInt(memberId),
    seq: BigInt(seq),
    prevHash: previous,
    kind,
    happenedAt: Date.parse(at),
    commitment,
    entries,
  });
  if (hash !== journal.hash) {
    const sentence = `Line ${place} was changed, or it is not of this member: its hash is not that of its words and amounts.`;
    return { fault: 'changed', sentence };
  }
  if (previous !== head) {
    const before = place === 1 ? 'is not the first of its chain' : `does not follow line ${place - 1}`;
    return { fault: 'fork', sentence: `Line ${place} ${before}: lines were exchanged or left out before it.` };
  }
  if (entries.reduce((sum, { paise }) => sum + paise, 0n) !== 0n) {
    return { fault: 'sum', sentence: `The amounts of line ${place} do not add up to zero.` };
  }
  if (cause && (await openingHash(cause)) !== commitment) {
    return { fault: 'cause', sentence: `Line ${place} names another cause than the one that it was booked with.` };
  }
  return undefined;
}

const chainAlone =
  'A statement alone cannot show that lines are missing at its end, or that the shop wrote all of it anew. For that, compare it with an earlier statement, with a head that you noted, or with a published root.';

const rootsAlone =
  'The roots bind the shop only if others have the same ones: compare them with those of somebody else.';

const notSigned =
  'It is not signed: what contradicts it convinces nobody else. Statements are signed since the shop began to sign them: save it anew.';

const signedByWhom = 'Nothing says who signed it: give the keys of the shop, too.';

async function compare(
  statement: Statement,
  { earlier, head, roots }: StatementWitness,
  keys: ReceiptKeys | undefined,
): Promise<Verdict<StatementFacts>> {
  const places: number[] = [];
  const published = await compareRoots(statement, roots);
  if (published && 'result' in published) return published;
  if (published) places.push(Number(published.seq));
  if (earlier !== undefined) {
    const before = readStatement(earlier);
    const fault = (await findFault(before)) ?? (keys && (await findFaultOfHead(before, keys)));
    if (fault) return { ...fault, sentence: `The earlier statement: ${fault.sentence}` };
    const other = findOtherHistory(statement, before, keys !== undefined);
    if (other) return other;
    places.push(Math.min(before.journals.length, statement.journals.length));
  }
  if (head !== undefined) {
    const line = head === noHash ? 0 : statement.journals.findIndex(({ hash }) => hash === head) + 1;
    if (line === 0 && head !== noHash) {
      const sentence = 'No line has the head that you noted: the history was changed, or lines are missing at its end.';
      return { result: 'broken', fault: 'head', line: null, sentence };
    }
    places.push(line);
  }
  const confirmed = places.length > 0 ? Math.max(...places) : null;
  const keyId = keys === undefined ? null : (statement.keyId ?? null);
  const facts = { ...factsOf(statement), confirmed, published, keyId };
  return { result: 'sound', facts, limits: limitsOf(statement, facts) };
}

function factsOf({ memberId, journals, balances, head }: Statement) {
  const [first, last] = [journals.at(0)?.at ?? null, journals.at(-1)?.at ?? null];
  return { memberId, journals: journals.length, first, last, balances, head };
}

function limitsOf(
  { journals, inclusion, keyId }: Statement,
  { confirmed, published, keyId: checked }: Pick<StatementFacts, 'confirmed' | 'published' | 'keyId'>,
): string[] {
  const limits = [];
  if (confirmed === null) limits.push(chainAlone);
  else if (confirmed < journals.length) {
    limits.push(`What came after line ${confirmed} could not be compared with anything.`);
  }
  if (published) limits.push(rootsAlone);
  else if (inclusion)
    limits.push(
      `Its place under the root of ${inclusion.day} was not compared with the roots that the shop publishes.`,
    );
  const closed = journals.filter(({ cause }) => cause === null);
  if (closed.length > 0) {
    const lines =
      closed.length === 1 ? 'One line does not show its cause' : `${closed.length} lines do not show their cause`;
    const kinds = [...new Set(closed.map(({ kind }) => kind))].join(', ');
    limits.push(`${lines} (${kinds}), as where it is an order of a friend. The amounts are checked.`);
  }
  if (keyId === undefined) limits.push(notSigned);
  else if (checked === null) limits.push(signedByWhom);
  limits.push('When the statement was made is what the shop says; nothing proves it.');
  return limits;
}
