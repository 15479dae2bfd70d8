import { compareRoots, type PublishedFacts } from './compareRoots.ts';
import { journalHash, noHash, openingHash } from './journalHash.ts';
import { readStatement } from './readStatement.ts';
import type { Statement, StatementJournal } from './Statement.ts';
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
}

export interface StatementWitness {
  /** A statement that the shop gave before. */
  earlier?: unknown;
  /** The hash of a line that the member noted or got from somewhere else than the shop. */
  head?: string;
  /** The roots that the shop published, best as somebody else got them. */
  roots?: unknown;
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
    const broken = await findFault(statement);
    if (broken) return broken;
    return await compare(statement, witness);
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

async function compare(
  statement: Statement,
  { earlier, head, roots }: StatementWitness,
): Promise<Verdict<StatementFacts>> {
  const places: number[] = [];
  const published = await compareRoots(statement, roots);
  if (published && 'result' in published) return published;
  if (published) places.push(Number(published.seq));
  if (earlier !== undefined) {
    const before = readStatement(earlier);
    const fault = await findFault(before);
    if (fault) return { ...fault, line: fault.line, sentence: `The earlier statement: ${fault.sentence}` };
    const other = findOtherHistory(statement, before);
    if (other) return other;
    places.push(before.journals.length);
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
  const facts = { ...factsOf(statement), confirmed, published };
  return { result: 'sound', facts, limits: limitsOf(statement, facts) };
}

/** Both are sound. Where an earlier one is not the beginning of the later one, the shop told two histories. */
function findOtherHistory(statement: Statement, earlier: Statement): Broken | undefined {
  if (earlier.memberId !== statement.memberId) {
    const sentence = `The statements are of two members: ${earlier.memberId} and ${statement.memberId}.`;
    return { result: 'broken', fault: 'member', line: null, sentence };
  }
  const place = earlier.journals.findIndex(({ hash }, n) => statement.journals[n]?.hash !== hash);
  if (place < 0) return undefined;
  if (place >= statement.journals.length) {
    const sentence = `The earlier statement has ${earlier.journals.length} lines, this one only ${place}: lines at the end are missing.`;
    return { result: 'broken', fault: 'cut', line: null, sentence };
  }
  const sentence = `Line ${place + 1} is another one than in the earlier statement: the shop told two histories.`;
  return { result: 'broken', fault: 'history', line: place + 1, sentence };
}

function factsOf({ memberId, journals, balances, head }: Statement) {
  const [first, last] = [journals.at(0)?.at ?? null, journals.at(-1)?.at ?? null];
  return { memberId, journals: journals.length, first, last, balances, head };
}

function limitsOf(
  { journals, inclusion }: Statement,
  { confirmed, published }: Pick<StatementFacts, 'confirmed' | 'published'>,
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
  limits.push('When the statement was made is what the shop says; nothing proves it.');
  return limits;
}
