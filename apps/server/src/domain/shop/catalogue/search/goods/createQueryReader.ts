import { normalizeText } from '../normalizeText.ts';
import type { SearchWord } from './Goods.ts';
import { stemWord } from './stemWord.ts';

/** A query has at most so many words: each is one bit of a byte. */
const MOST_WORDS = 8;

/** A word of the list as one key, also where it is several words: "gas ka chulha". */
export const keyOfWord = (word: string) =>
  normalizeText(word)
    .split(' ')
    .map((part) => stemWord(part))
    .join('');

interface Phrases {
  /** Most words of a phrase. */
  longest: number;
  keys: ReadonlySet<string>;
  ignored: ReadonlySet<string>;
}

function phrasesOf(words: readonly SearchWord[]): Phrases {
  const all = words.map(({ word, means }) => ({
    key: keyOfWord(word),
    means,
    size: normalizeText(word).split(' ').length,
  }));
  return {
    longest: Math.max(1, ...all.map(({ size }) => size)),
    keys: new Set(all.filter(({ size }) => size > 1).map(({ key }) => key)),
    ignored: new Set(all.filter(({ means }) => means.length === 0).map(({ key }) => key)),
  };
}

/**
 * Returns a function that reads a normalised query into keys of the vocabulary: phrases of the list as one, words
 * without a meaning left out, unless nothing else is there.
 */
export function createQueryReader(list: readonly SearchWord[]): (text: string) => string[] {
  const { longest, keys, ignored } = phrasesOf(list);
  return (text) => {
    const words = text.split(' ').map((word) => stemWord(word));
    const read: string[] = [];
    for (let at = 0; at < words.length; ) {
      let size = Math.min(longest, words.length - at);
      while (size > 1 && !keys.has(words.slice(at, at + size).join(''))) size -= 1;
      read.push(words.slice(at, at + size).join(''));
      at += size;
    }
    const meant = read.filter((word) => !ignored.has(word));
    return [...new Set(meant)].slice(0, MOST_WORDS);
  };
}
