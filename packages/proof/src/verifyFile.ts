import { consistencyType } from './Consistency.ts';
import { describeReceipt } from './describeReceipt.ts';
import { describeConsistency, describeRoots } from './describeRoots.ts';
import { describeStatement } from './describeStatement.ts';
import { parseJson } from './parseJson.ts';
import { receiptType } from './Receipt.ts';
import { rootsType } from './Roots.ts';
import { statementType } from './Statement.ts';
import type { Verdict } from './Verdict.ts';
import { verifyConsistency } from './verifyConsistency.ts';
import { verifyReceipt } from './verifyReceipt.ts';
import { verifyRoots } from './verifyRoots.ts';
import { verifyStatement } from './verifyStatement.ts';

/** A line of what a sound file says, for people. */
export interface Fact {
  name: string;
  value: string;
}

/** What a check of a file found, in words: `sentence` comes first. */
export type FileVerdict = Verdict<readonly Fact[]> & { sentence: string };

/** What else the member knows. */
export interface FileWitness {
  /** Of a statement or roots: the text of a file of the same kind that the shop gave before. */
  earlier?: string | undefined;
  /** Of a statement: a hash that the member noted. */
  head?: string | undefined;
  /** Of a statement: the text of the roots that the shop published. */
  roots?: string | undefined;
  /** Of a receipt: the text of the file with the keys of the shop. */
  keys?: string | undefined;
}

interface Given {
  value: unknown;
  earlier?: unknown;
  head?: string | undefined;
  roots?: unknown;
  keys?: unknown;
}

/** How files are checked, by their field `type`. */
const kinds: Record<string, (given: Given) => Promise<FileVerdict>> = {
  [statementType]: async ({ value, earlier, head, roots, keys }) => {
    if (keys !== undefined) return unreadable('Keys belong to a receipt; a statement has no signature.');
    return describeStatement(await verifyStatement(value, { earlier, head, roots }));
  },
  [receiptType]: async ({ value, earlier, head, roots, keys }) => {
    if ([earlier, head, roots].some((given) => given !== undefined))
      return unreadable('An earlier file, roots and a head belong to a statement, not to a receipt.');
    if (keys === undefined)
      return unreadable('A receipt is checked with the keys of the shop: give the file with its keys, too.');
    return describeReceipt(await verifyReceipt(value, keys));
  },
  [rootsType]: async ({ value, earlier }) => describeRoots(await verifyRoots(value, earlier)),
  [consistencyType]: async ({ value }) => describeConsistency(await verifyConsistency(value)),
};

/** Checks a file of any kind that this package knows, and says in words what it found. Never throws. */
export async function verifyFile(text: string, witness: FileWitness = {}): Promise<FileVerdict> {
  let given: Given;
  try {
    const { earlier, head, roots, keys } = witness;
    given = {
      ...{ value: parseJson(text), head },
      ...{ earlier: parseGiven(earlier), roots: parseGiven(roots), keys: parseGiven(keys) },
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it is damaged';
    return unreadable(`A file is no JSON: ${reason}.`);
  }
  const type = typeOf(given.value);
  const verify = type !== undefined && Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (verify) return verify(given);
  return unreadable(
    'The file is none that can be checked here: choose the JSON of a statement or a receipt, or the published roots.',
  );
}

const unreadable = (sentence: string): FileVerdict => ({ result: 'unreadable', sentence });

const parseGiven = (text: string | undefined) => (text === undefined ? undefined : parseJson(text));

/** The field `type` of a file; undefined for one that has none, or is no JSON. */
export function fileType(text: string): string | undefined {
  try {
    return typeOf(parseJson(text));
  } catch {
    return undefined;
  }
}

function typeOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('type' in value)) return undefined;
  return typeof value.type === 'string' ? value.type : undefined;
}
