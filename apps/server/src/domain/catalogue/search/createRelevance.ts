import { createHaystack } from './createHaystack.ts';
import { createKeyIndex } from './createKeyIndex.ts';
import type { Key } from './createKeyTable.ts';
import { createTurns } from './createTurns.ts';
import { INSIDE, keyRelevance, mostEdits, NOT_FOUND, wordsRelevance } from './relevance.ts';
import { wordEdits } from './wordEdits.ts';

/** The name and each of its later words to its end, without blanks, so that a missing blank does not matter. */
function* keysOf(names: readonly string[], owner: number): Iterable<Key> {
  for (const [nth, name] of names.entries()) {
    const words = name.split(' ');
    for (const from of words.keys()) {
      yield { text: words.slice(from).join(''), owner, place: (from > 0 ? 2 : 0) + (nth > 0 ? 1 : 0) };
    }
  }
}

/**
 * Takes the names of documents, the main one of each first, and answers how relevant each document is for a text, by
 * its number. Names and text are normalised.
 */
export async function createRelevance(
  documents: readonly (readonly string[])[],
): Promise<(text: string) => Uint8Array> {
  const turn = createTurns();
  const keys: Key[] = [];
  for (const [owner, names] of documents.entries()) {
    await turn();
    keys.push(...keysOf(names, owner));
  }
  const index = await createKeyIndex(keys);
  await turn();
  const haystack = createHaystack(documents);

  return (text) => {
    const relevance = new Uint8Array(documents.length).fill(NOT_FOUND);
    const improve = (owner: number, value: number) => {
      if (value < (relevance[owner] ?? 0)) relevance[owner] = value;
    };
    const words = text.split(' ');
    const joined = words.join('');
    const walk = (allowed: number) =>
      index.walk(joined, mostEdits(joined, allowed), (key, edits, whole) =>
        improve(key.owner, keyRelevance(key, edits, whole)),
      );

    haystack.find(joined, (owner) => improve(owner, INSIDE));
    if (words.length > 1) {
      for (const [owner, edits] of wordEdits(index, documents.length, words).entries()) {
        improve(owner, wordsRelevance(edits));
      }
    }
    walk(1);
    // a second edit is thought of only where one does not help: it takes longest and means least
    if (mostEdits(joined, 2) > 1 && !relevance.some((value) => value < INSIDE)) walk(2);
    return relevance;
  };
}
