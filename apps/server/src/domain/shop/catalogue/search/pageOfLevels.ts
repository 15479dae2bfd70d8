import { bestOf } from './bestOf.ts';
import { NO_LEVEL } from './orderOfMatches.ts';

/** A part of a list. */
export interface ListWindow {
  offset: number;
  limit: number;
}

interface Matches {
  /** Of each document, by its number: the lower the better, `NO_LEVEL` where it does not match. */
  levels: Uint8Array;
  /** All documents in the order of equal matches. */
  order: Uint32Array;
  /** Of two documents of one level the one with the higher worth comes first. */
  worthOf(document: number): number;
}

/** Documents of one page, the best first, and how many match. Only levels that are on the page are put in order. */
export function pageOfLevels(
  { levels, order, worthOf }: Matches,
  { offset, limit }: ListWindow,
): { documents: number[]; count: number } {
  const sizes = new Uint32Array(NO_LEVEL + 1);
  for (let document = 0; document < levels.length; document += 1) {
    const level = levels[document] ?? NO_LEVEL;
    sizes[level] = (sizes[level] ?? 0) + 1;
  }
  const documents: number[] = [];
  let count = 0;
  for (const [level, size] of sizes.subarray(0, NO_LEVEL).entries()) {
    const from = Math.max(offset - count, 0);
    count += size;
    const missing = limit - documents.length;
    if (from >= size || missing === 0) continue;
    const best = bestOf(documentsOf(level, levels, order), from + missing, worthOf);
    for (const document of best.slice(from)) documents.push(document);
  }
  return { documents, count };
}

function documentsOf(level: number, levels: Uint8Array, order: Uint32Array): number[] {
  const documents: number[] = [];
  for (let at = 0; at < order.length; at += 1) {
    const document = order[at] ?? 0;
    if (levels[document] === level) documents.push(document);
  }
  return documents;
}
