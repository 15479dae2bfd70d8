import { ONLY_NAMED, PER_TEXT, type Slips, type Vocabulary } from './createVocabulary.ts';

/** How well texts match: a number for each, and those that match at all. */
export interface TextScores {
  /** By number of the text; `NO_TEXT` where it does not match. The lower the better. */
  scores: Uint8Array;
  texts: readonly number[];
}

// Words that only begin so come after whole ones; then whether the text is about the word, and whether the word itself
// stands there or one that it stands for.
export const NO_TEXT = 64;
const ONLY_BEGINS = 16;

/** The texts, of so many, that a word is in. */
export function textsWith(vocabulary: Vocabulary, count: number, word: string, slips: Slips): TextScores {
  const scores = new Uint8Array(count).fill(NO_TEXT);
  const texts: number[] = [];
  const add = (places: Uint32Array, otherwise: number) => {
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      const text = Math.floor(place / PER_TEXT);
      const score = otherwise + (place % PER_TEXT);
      const known = scores[text] ?? 0;
      if (score >= known) continue;
      if (known === NO_TEXT) texts.push(text);
      scores[text] = score;
    }
  };
  vocabulary.exact(word, (places) => add(places, 0));
  vocabulary.near(word, slips, (places) => add(places, ONLY_BEGINS));
  return { scores, texts };
}

/** The texts that all words are in: about the goods where they are about one of the words. */
export function textsWithAll(words: readonly TextScores[]): TextScores {
  const [first] = words;
  const scores = new Uint8Array(first?.scores.length ?? 0);
  const texts = (first?.texts ?? []).filter((text) => {
    let [most, about, bits] = [0, ONLY_NAMED, 0];
    for (const word of words) {
      const score = word.scores[text] ?? NO_TEXT;
      most = Math.max(most, score);
      about &= score;
      bits |= score;
    }
    if (most === NO_TEXT) return false;
    scores[text] = (bits & (ONLY_BEGINS | 1)) | about;
    return true;
  });
  return { scores, texts };
}
