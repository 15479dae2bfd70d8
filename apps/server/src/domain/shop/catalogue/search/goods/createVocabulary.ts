import { createYieldToEventLoop } from '../../../../platform/shared/yieldToEventLoop.ts';
import { mostEdits } from '../createRelevance.ts';
import { createPrefixIndex } from '../fuzzyPrefixSearch.ts';
import { normalizeText } from '../normalizeText.ts';
import { keyOfWord } from './createQueryReader.ts';
import type { SearchWord } from './Goods.ts';
import { stemWord } from './stemWord.ts';

/** A word in a text. */
export interface Place {
  /** Number of the text. */
  text: number;
  /** The text is about it: "shoes" in "Running shoes", not in "Shoe racks". */
  head: boolean;
  /** Found by a word of the list that stands for it. */
  meant: boolean;
}

/** Where a word may have one typing error: most slips are behind the first letter, and those are found sooner. */
export type Slips = 'none' | 'behind the first letter' | 'anywhere';

export interface Vocabulary {
  /** Places of a word itself. */
  exact(word: string): readonly Place[];
  /** Places of words that begin with this one, with so much of typing errors. */
  near(word: string, slips: Slips): readonly Place[];
}

/** Shorter words find no longer ones that begin with them: too many do. */
const SHORTEST_BEGINNING = 3;

const NONE: readonly Place[] = [];

/** Words of a text, each with whether the text is about it: the last word of each part of a list is. */
export function* wordsOf(text: string): Iterable<[word: string, head: boolean]> {
  for (const part of text.split(/,|;|\/|&|\band\b|\bor\b|\(|\)/i)) {
    const words = normalizeText(part).split(' ');
    for (const [at, word] of words.entries()) if (word !== '') yield [stemWord(word), at === words.length - 1];
  }
}

/** The texts that have all words of a meaning; about it where they are about one of them. */
function placesOfMeaning(places: ReadonlyMap<string, readonly Place[]>, meaning: string): Place[] {
  const words = [...wordsOf(meaning)].map(([word]) => places.get(word) ?? NONE);
  const [first = NONE, ...others] = words;
  const rest = others.map((each) => new Map(each.map((place) => [place.text, place.head])));
  return first
    .filter(({ text }) => rest.every((each) => each.has(text)))
    .map(({ text, head }) => ({ text, head: head || rest.some((each) => each.get(text)), meant: true }));
}

/** A text whose words are sought. */
export interface SearchedText {
  text: string;
  /** Found by whole words only, without a typing error: a long text would match too much. */
  exactly: boolean;
}

/** The words of texts, and those of the list with the places of what they stand for. */
export async function createVocabulary(
  texts: readonly SearchedText[],
  list: readonly SearchWord[],
): Promise<Vocabulary> {
  const pause = createYieldToEventLoop();
  const places = new Map<string, Place[]>();
  const similar = new Set<string>();
  for (const [text, { text: content, exactly }] of texts.entries()) {
    await pause();
    const heads = new Map<string, boolean>();
    for (const [word, head] of wordsOf(content)) heads.set(word, head || heads.get(word) === true);
    for (const [word, head] of heads) {
      if (!exactly) similar.add(word);
      const place = { text, head, meant: false };
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  }
  const meant: [string, Place[]][] = [];
  for (const { word, means } of list) {
    await pause();
    meant.push([keyOfWord(word), means.flatMap((meaning) => placesOfMeaning(places, meaning))]);
  }
  for (const [word, found] of meant) {
    const known = places.get(word) ?? [];
    const held = new Set(known.map(({ text }) => text));
    const more = found.filter(({ text }) => !held.has(text) && held.add(text));
    if (more.length === 0) continue;
    places.set(word, [...known, ...more]);
    similar.add(word);
  }
  const index = await createPrefixIndex([...similar].map((text, owner) => ({ text, owner, place: 0 })));
  return {
    exact: (word) => places.get(word) ?? NONE,
    near(word, slips) {
      if (word.length < SHORTEST_BEGINNING) return NONE;
      const found: Place[] = [];
      const most = slips === 'none' ? 0 : mostEdits(word, 1);
      index.search(word, most, ({ text }) => found.push(...(places.get(text) ?? NONE)), slips === 'anywhere');
      return found;
    },
  };
}
