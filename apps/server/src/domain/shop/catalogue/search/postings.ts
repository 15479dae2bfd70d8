import { sortWithPauses } from '../../../platform/shared/sortWithPauses.ts';
import { createNumberGroups, groupOf, type NumberGroups } from './groupNumbers.ts';

/** An inverted index: texts in alphabetical order, each once, with the numbers that were added to it. */
export interface Postings extends NumberGroups {
  texts: readonly string[];
}

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Gathers numbers by text. */
export function createPostings() {
  const known = new Map<string, number>();
  const groups = createNumberGroups();
  return {
    add(text: string, value: number) {
      const group = known.get(text) ?? known.size;
      if (group === known.size) known.set(text, group);
      groups.add(group, value);
    },
    /** @param pause gives way where others have waited long enough (`createYieldToEventLoop`) */
    async build(pause: () => Promise<void>): Promise<Postings> {
      const texts = await sortWithPauses([...known.keys()], byText, pause);
      const places = new Uint32Array(texts.length);
      for (let place = 0; place < texts.length; place += 1) places[known.get(texts[place] ?? '') ?? 0] = place;
      return { texts, ...(await groups.build(places, pause)) };
    },
  };
}

/** The place of a text, by binary search; undefined where it is not there. */
export function placeOf({ texts }: Postings, text: string): number | undefined {
  let [from, to] = [0, texts.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((texts[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return texts[from] === text ? from : undefined;
}

const NONE = new Uint32Array();

/** The numbers of a text, none where it is not there. */
export function numbersOf(postings: Postings, text: string): Uint32Array {
  const place = placeOf(postings, text);
  return place === undefined ? NONE : groupOf(postings, place);
}
