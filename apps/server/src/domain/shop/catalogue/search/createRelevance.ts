import { createYieldToEventLoop } from '../../../platform/shared/yieldToEventLoop.ts';
import { createPrefixIndex, type PrefixIndex } from './fuzzyPrefixSearch.ts';
import { createSubstringIndex } from './substringIndex.ts';

// A key is the name, or the rest of the name from a later word, without blanks: a missing blank does not matter. It is stored
// with its owner and its place in one number: 0 name, 1 other spelling, 2 later word of a name, 3 later word of another spelling.
const KEY_PLACES = [0, 1, 2, 3];
const PER_OWNER = KEY_PLACES.length;
const ownerOf = (key: number) => Math.floor(key / PER_OWNER);

function* keysOf(names: readonly string[]): Iterable<[key: string, place: number]> {
  for (const [nth, name] of names.entries()) {
    const words = name.split(' ');
    for (const from of words.keys()) yield [words.slice(from).join(''), (from > 0 ? 2 : 0) + (nth > 0 ? 1 : 0)];
  }
}

/**
 * Takes the names of documents, the main name of each first. Returns a function that gives the relevance of each
 * document for a text, by document number. Names and text are normalised.
 */
export async function createRelevance(
  documents: readonly (readonly string[])[],
): Promise<(text: string) => Uint8Array> {
  const pause = createYieldToEventLoop();
  const keys = createPrefixIndex();
  for (const [owner, names] of documents.entries()) {
    await pause();
    for (const [key, place] of keysOf(names)) keys.add(key, owner * PER_OWNER + place);
  }
  const index = await keys.build(pause);
  const substrings = await createSubstringIndex(documents, pause);

  return (text) => {
    const relevance = new Uint8Array(documents.length).fill(NOT_FOUND);
    const improve = (owner: number, value: number) => {
      if (value < (relevance[owner] ?? 0)) relevance[owner] = value;
    };
    const words = text.split(' ');
    const joined = words.join('');
    const walk = (allowed: number) =>
      index.search(joined, mostEdits(joined, allowed), (found, edits, whole) => {
        const byPlace = KEY_PLACES.map((place) => keyRelevance(place, edits, whole));
        for (const key of found) improve(ownerOf(key), byPlace[key % PER_OWNER] ?? NOT_FOUND);
      });

    substrings.find(joined, (owner) => improve(owner, INSIDE));
    if (words.length > 1) {
      const edits = countWordEdits(index, documents.length, words);
      for (let owner = 0; owner < edits.length; owner += 1) improve(owner, wordsRelevance(edits[owner] ?? MISSING));
    }
    walk(1);
    // a second edit is tried only when one finds nothing: it takes longest and means least
    if (mostEdits(joined, 2) > 1 && nearestOf(relevance) >= INSIDE) walk(2);
    return relevance;
  };
}

// Relevance is a small number; lower is better. First by edits, then by place: exact, beginning of the name, beginning
// of a word, all words in any order; the same with one edit, with two; and last anywhere inside.

/** How many edits are allowed for a text: none for a short one, which would match too much. @param allowed 1 or more */
export function mostEdits({ length }: string, allowed: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : allowed;
}

/** Smaller relevance than this is without a typing error. */
export const PLACES = 8;
const ANY_ORDER = 6;
/** With more edits over all words it is another text. */
const MOST_EDITS_OF_WORDS = 3;

export const INSIDE = PLACES * (MOST_EDITS_OF_WORDS + 1);
export const NOT_FOUND = INSIDE + 1;

/** The text is a key or the beginning of one: names before other spellings, whole names before beginnings. */
function keyRelevance(place: number, edits: number, whole: boolean): number {
  const laterWord = place >= 2;
  return edits * PLACES + (laterWord || whole ? place : place + 2) + (laterWord ? 2 : 0);
}

/** The best relevance of all documents. A loop, like the others over all documents: a call for each takes ten times as long. */
export function nearestOf(relevances: Uint8Array): number {
  let nearest = NOT_FOUND;
  for (let owner = 0; owner < relevances.length; owner += 1) nearest = Math.min(nearest, relevances[owner] ?? nearest);
  return nearest;
}

/** Every word of the text begins a word of the document. */
function wordsRelevance(edits: number): number {
  return edits > MOST_EDITS_OF_WORDS ? NOT_FOUND : edits * PLACES + ANY_ORDER;
}

const MISSING = 255;

/** Each word once. */
export const longestFirst = (words: readonly string[]): string[] =>
  [...new Set(words)].sort((one, other) => other.length - one.length);

/**
 * For each document: the sum of edits after which every word begins one of its words; `MISSING` when a word has none.
 */
function countWordEdits(keys: PrefixIndex, documents: number, words: readonly string[]): Uint8Array {
  const total = new Uint8Array(documents);
  const edits = new Uint8Array(documents);
  // long words are rare: the sooner one is missing, the less is to be done
  for (const word of longestFirst(words)) {
    edits.fill(MISSING);
    let found = false;
    keys.search(word, mostEdits(word, 1), (keysFound, needed) => {
      for (const key of keysFound) {
        const owner = ownerOf(key);
        edits[owner] = Math.min(edits[owner] ?? MISSING, needed);
      }
      found = true;
    });
    if (!found) return edits;
    for (let owner = 0; owner < documents; owner += 1) {
      total[owner] = Math.min((total[owner] ?? 0) + (edits[owner] ?? 0), MISSING);
    }
  }
  return total;
}
