import { consistencyType } from './Consistency.ts';
import { describeConsistency, describeRoots } from './describeRoots.ts';
import { describeStatement } from './describeStatement.ts';
import { parseJson } from './parseJson.ts';
import { rootsType } from './Roots.ts';
import { statementType } from './Statement.ts';
import type { Verdict } from './Verdict.ts';
import { verifyConsistency } from './verifyConsistency.ts';
import { verifyRoots } from './verifyRoots.ts';
import { verifyStatement } from './verifyStatement.ts';

/** A line of what a sound file says, for people. */
export interface Fact {
  name: string;
  value: string;
}

/** What else the member knows. */
export interface FileWitness {
  /** The text of a file of the same kind that the shop gave before. */
  earlier?: string;
  /** A hash that the member noted. */
  head?: string;
  /** The text of the roots that the shop published. */
  roots?: string;
}

interface Given {
  value: unknown;
  earlier?: unknown;
  head?: string;
  roots?: unknown;
}

/** How files are checked, by their field `type`. */
const kinds: Record<string, (given: Given) => Promise<Verdict<readonly Fact[]>>> = {
  [statementType]: async ({ value, earlier, head, roots }) =>
    describeStatement(await verifyStatement(value, { earlier, head, roots })),
  [rootsType]: async ({ value, earlier }) => describeRoots(await verifyRoots(value, earlier)),
  [consistencyType]: async ({ value }) => describeConsistency(await verifyConsistency(value)),
};

/** Checks a file of any kind that this package knows, and says in words what it found. Never throws. */
export async function verifyFile(
  text: string,
  { earlier, head, roots }: FileWitness = {},
): Promise<Verdict<readonly Fact[]>> {
  let given: Given;
  try {
    given = { value: parseJson(text), earlier: parseGiven(earlier), head, roots: parseGiven(roots) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it is damaged';
    return { result: 'unreadable', sentence: `The file is no JSON: ${reason}.` };
  }
  const type = typeOf(given.value);
  const verify = type !== undefined && Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (verify) return verify(given);
  return {
    result: 'unreadable',
    sentence: 'The file is none that can be checked here: choose the JSON of your statement, or the published roots.',
  };
}

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
