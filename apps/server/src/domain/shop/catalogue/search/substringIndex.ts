import { numbersTo } from './groupNumbers.ts';
import { createPostings, numbersOf } from './postings.ts';

interface SubstringIndex {
  /** Calls `found` with every document that has the text in one of its names, without blanks. */
  find(text: string, found: (owner: number) => void): void;
}

/** Three letters are rare enough that few documents have all of a text without having the text. */
const LETTERS = 3;

/** Each three letters that follow each other; none of a shorter text. */
function* trigramsOf(text: string): Iterable<string> {
  for (let at = 0; at + LETTERS <= text.length; at += 1) yield text.slice(at, at + LETTERS);
}

/**
 * An index of trigrams: a text is sought only in the names that have the rarest three letters of it, a shorter one in all.
 * @param pause gives way where others have waited long enough (`createYieldToEventLoop`)
 */
export async function createSubstringIndex(
  documents: readonly (readonly string[])[],
  pause: () => Promise<void>,
): Promise<SubstringIndex> {
  const joined: string[] = [];
  const postings = createPostings();
  for (const [owner, names] of documents.entries()) {
    await pause();
    const text = names.map((name) => name.replaceAll(' ', '')).join('\n');
    joined.push(text);
    for (const trigram of new Set(trigramsOf(text))) postings.add(trigram, owner);
  }
  const trigrams = await postings.build(pause);
  const all = numbersTo(joined.length);
  return {
    find(text, found) {
      let owners = all;
      for (const trigram of trigramsOf(text)) {
        const having = numbersOf(trigrams, trigram);
        if (having.length < owners.length) owners = having;
      }
      for (const owner of owners) if (joined[owner]?.includes(text)) found(owner);
    },
  };
}
