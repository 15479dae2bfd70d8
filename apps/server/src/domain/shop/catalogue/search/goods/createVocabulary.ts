import { mostEdits } from '../createRelevance.ts';
import { createPrefixIndex } from '../fuzzyPrefixSearch.ts';
import { normalizeText } from '../normalizeText.ts';
import { createPostings, numbersOf, type Postings } from '../postings.ts';
import { keyOfWord } from './createQueryReader.ts';
import type { SearchWord } from './Goods.ts';
import { stemWord } from './stemWord.ts';

// A place is a word in a text, as one number: the text, and how much it says about the word, the lower the more.
export const PER_TEXT = 4;
/** The text only names it: "shoes" in "Shoe racks", not in "Running shoes". */
export const ONLY_NAMED = 2;
/** Found by a word of the list that stands for it. */
const MEANT = 1;
export const textOf = (place: number) => Math.floor(place / PER_TEXT);

/** Where a word may have one typing error: most slips are behind the first letter, and those are found sooner. */
export type Slips = 'none' | 'behind the first letter' | 'anywhere';

/** Called with places. */
type VisitPlaces = (places: Uint32Array) => void;

export interface Vocabulary {
  /** Places of a word itself. */
  exact(word: string, visit: VisitPlaces): void;
  /** Places of words that begin with this one, with so much of typing errors. */
  near(word: string, slips: Slips, visit: VisitPlaces): void;
}

/** Shorter words find no longer ones that begin with them: too many do. */
const SHORTEST_BEGINNING = 3;

/** Words of a text, each with whether the text is about it: the last word of each part of a list is. */
export function* wordsOf(text: string): Iterable<[word: string, head: boolean]> {
  for (const part of text.split(/,|;|\/|&|\band\b|\bor\b|\(|\)/i)) {
    const words = normalizeText(part).split(' ');
    for (const [at, word] of words.entries()) if (word !== '') yield [stemWord(word), at === words.length - 1];
  }
}

/** The texts of both, which are sorted by text; about the goods where they are about one of the words. */
function textsOfBoth(ones: Uint32Array, others: Uint32Array): Uint32Array {
  const both: number[] = [];
  let next = 0;
  for (const one of ones) {
    while (next < others.length && textOf(others[next] ?? 0) < textOf(one)) next += 1;
    const other = others[next];
    if (other !== undefined && textOf(other) === textOf(one)) both.push(Math.min(one, other));
  }
  return Uint32Array.from(both);
}

/** Where texts have all words of a meaning, none of those that are known. */
function placesOfMeanings(words: Postings, means: readonly string[], known: Iterable<number>): number[] {
  const held = new Set(Array.from(known, textOf));
  const places = means.flatMap((meaning) => {
    const found = [...wordsOf(meaning)].map(([each]) => numbersOf(words, each));
    return found.length === 0 ? [] : [...found.reduce(textsOfBoth)];
  });
  return places.filter((place) => !held.has(textOf(place)) && held.add(textOf(place))).map((place) => place + MEANT);
}

/** Gathers the words of texts, which have numbers. */
export function createVocabulary() {
  const postings = createPostings();
  const similar = new Set<string>();
  return {
    /** @param exactly found by whole words only, without a typing error: a long text would match too much */
    add(text: number, content: string, exactly: boolean) {
      const heads = new Map<string, boolean>();
      for (const [word, head] of wordsOf(content)) heads.set(word, head || heads.get(word) === true);
      for (const [word, head] of heads) {
        if (!exactly) similar.add(word);
        postings.add(word, text * PER_TEXT + (head ? 0 : ONLY_NAMED));
      }
    },
    /**
     * The words of the texts, and those of the list with the places of what they stand for.
     * @param pause gives way where others have waited long enough (`createYieldToEventLoop`)
     */
    async build(list: readonly SearchWord[], pause: () => Promise<void>): Promise<Vocabulary> {
      const words = await postings.build(pause);
      const meant = new Map<string, Uint32Array>();
      for (const { word, means } of list) {
        await pause();
        const key = keyOfWord(word);
        const before = meant.get(key) ?? [];
        const places = placesOfMeanings(words, means, [...numbersOf(words, key), ...before]);
        if (places.length === 0) continue;
        meant.set(key, Uint32Array.from([...before, ...places]));
        similar.add(key);
      }
      const keys = [...similar];
      const beginnings = createPrefixIndex();
      for (const [at, key] of keys.entries()) beginnings.add(key, at);
      const index = await beginnings.build(pause);

      const exact = (word: string, visit: VisitPlaces) => {
        visit(numbersOf(words, word));
        const more = meant.get(word);
        if (more) visit(more);
      };
      return {
        exact,
        near(word, slips, visit) {
          if (word.length < SHORTEST_BEGINNING) return;
          const most = slips === 'none' ? 0 : mostEdits(word, 1);
          const eachKey = (found: Uint32Array) => {
            for (const at of found) exact(keys[at] ?? '', visit);
          };
          index.search(word, most, eachKey, slips === 'anywhere');
        },
      };
    },
  };
}
