import type { KeyIndex } from './createKeyIndex.ts';
import { mostEdits } from './relevance.ts';

const MISSING = 255;

/** For each document the edits it takes, in all, that every word begins one of its words; more than any where one lacks. */
export function wordEdits(keys: KeyIndex, documents: number, words: readonly string[]): Uint8Array {
  const total = new Uint8Array(documents);
  const edits = new Uint8Array(documents);
  for (const word of new Set(words)) {
    edits.fill(MISSING);
    let found = false;
    keys.walk(word, mostEdits(word, 1), ({ owner }, needed) => {
      edits[owner] = Math.min(edits[owner] ?? MISSING, needed);
      found = true;
    });
    if (!found) return edits;
    for (let owner = 0; owner < documents; owner += 1) {
      total[owner] = Math.min((total[owner] ?? 0) + (edits[owner] ?? 0), MISSING);
    }
  }
  return total;
}
