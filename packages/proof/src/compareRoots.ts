import { readRoots } from './readRoots.ts';
import type { Statement } from './Statement.ts';
import { Malformed } from './strictFields.ts';
import type { Broken } from './Verdict.ts';
import { chainPoint, findFaultOfPlace, verifyInclusion } from './verifyInclusion.ts';
import { findFaultOfRoots } from './verifyRoots.ts';

/** What the root of a day has of a member. */
export interface PublishedFacts {
  day: string;
  /** The last line that it has. */
  seq: string;
  /** What the shop owed the member then, in paise. */
  owedPaise: string;
}

/**
 * Holds a sound statement against published roots; null: no roots were given, and the place of the statement fits its lines.
 * @throws Malformed where there is nothing to compare: that must not look like a check that was passed
 */
export async function compareRoots(statement: Statement, roots: unknown): Promise<PublishedFacts | Broken | null> {
  const { inclusion } = statement;
  if (!inclusion) {
    if (roots !== undefined) throw new Malformed(noPlace);
    return null;
  }
  const point = chainPoint(statement, inclusion.seq);
  const fault = findFaultOfPlace(point, inclusion);
  if (fault || !point) return fault ?? null;
  if (roots === undefined) return null;
  const file = readRoots(roots);
  const wrong = await findFaultOfRoots(file);
  if (wrong) return { ...wrong, line: null, sentence: `The roots: ${wrong.sentence}` };
  const root = file.roots.find(({ day }) => day === inclusion.day);
  if (!root) throw new Malformed(`The file of roots has none of ${inclusion.day}: get the roots of the shop anew.`);
  const broken = await verifyInclusion(point, inclusion, root);
  return broken ?? { day: root.day, seq: point.seq, owedPaise: String(point.owedPaise) };
}

const noPlace =
  'The statement has no place under a root. Save it anew; if it has none either, and you had lines before the last root, the shop left you out.';
