import type { Key } from './createKeyTable.ts';

// Relevance is a small number, the less the better: edits first, then where the text was found. Exact, beginning of the
// name, beginning of a word, all words in any order; the same with one edit, with two; and last: somewhere inside.

/** How many edits a text may be away from what it means: none where it is too short to mean much. */
export function mostEdits({ length }: string, allowed: number): number {
  if (length < 4) return 0;
  return Math.min(length < 8 ? 1 : 2, allowed);
}

const PLACES = 8;
const ANY_ORDER = 6;
/** More edits than this, over all words, are another text. */
const MOST_EDITS_OF_WORDS = 3;

export const INSIDE = PLACES * (MOST_EDITS_OF_WORDS + 1);
export const NOT_FOUND = INSIDE + 1;

/** The text is a key or its beginning: its own names before other spellings, whole names before beginnings. */
export function keyRelevance({ place }: Key, edits: number, whole: boolean): number {
  const laterWord = place >= 2;
  return edits * PLACES + (laterWord || whole ? place : place + 2) + (laterWord ? 2 : 0);
}

/** Every word of the text begins a word of the document. */
export function wordsRelevance(edits: number): number {
  return edits > MOST_EDITS_OF_WORDS ? NOT_FOUND : edits * PLACES + ANY_ORDER;
}
