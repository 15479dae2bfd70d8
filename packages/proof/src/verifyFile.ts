import { describeReceipt } from './describeReceipt.ts';
import { describeStatement } from './describeStatement.ts';
import { parseJson } from './parseJson.ts';
import { receiptType } from './Receipt.ts';
import { statementType } from './Statement.ts';
import type { Verdict } from './Verdict.ts';
import { verifyReceipt } from './verifyReceipt.ts';
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
  /** Of a statement: the text of one that the shop gave before. */
  earlier?: string | undefined;
  /** Of a statement: a hash that the member noted. */
  head?: string | undefined;
  /** Of a receipt: the text of the file with the keys of the shop. */
  keys?: string | undefined;
}

type Verify = (value: unknown, witness: FileWitness) => Promise<FileVerdict>;

/** How files are checked, by their field `type`. */
const kinds: Record<string, Verify> = {
  [statementType]: async (value, { earlier, head, keys }) => {
    if (keys !== undefined) return unreadable('Keys belong to a receipt; a statement has no signature.');
    return describeStatement(
      await verifyStatement(value, { earlier: earlier === undefined ? undefined : parseJson(earlier), head }),
    );
  },
  [receiptType]: async (value, { earlier, head, keys }) => {
    if (earlier !== undefined || head !== undefined)
      return unreadable('An earlier file and a head belong to a statement, not to a receipt.');
    if (keys === undefined)
      return unreadable('A receipt is checked with the keys of the shop: give the file with its keys, too.');
    return describeReceipt(await verifyReceipt(value, parseJson(keys)));
  },
};

/** Checks a file of any kind that this package knows, and says in words what it found. Never throws. */
export async function verifyFile(text: string, witness: FileWitness = {}): Promise<FileVerdict> {
  try {
    const value = parseJson(text);
    const type = typeOf(value);
    const verify = type !== undefined && Object.hasOwn(kinds, type) ? kinds[type] : undefined;
    if (verify) return await verify(value, witness);
    return unreadable('The file is none that can be checked here: choose the JSON of a statement or a receipt.');
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it is damaged';
    return unreadable(`A file is no JSON: ${reason}.`);
  }
}

const unreadable = (sentence: string): FileVerdict => ({ result: 'unreadable', sentence });

function typeOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('type' in value)) return undefined;
  return typeof value.type === 'string' ? value.type : undefined;
}
