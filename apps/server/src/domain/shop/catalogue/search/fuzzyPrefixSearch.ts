import { sortWithPauses } from '../../../platform/shared/sortWithPauses.ts';
import { createYieldToEventLoop } from '../../../platform/shared/yieldToEventLoop.ts';
import { createEditDistance } from './editDistance.ts';

/** A searchable text of a document; its place decides about relevance. */
export interface Key {
  text: string;
  /** Number of its document. */
  owner: number;
  /** 0 name, 1 other spelling, 2 later word of a name, 3 later word of another spelling. */
  place: number;
}

/** Keys in alphabetical order. */
export interface KeyTable {
  keys: readonly Key[];
  /** How many letters each shares with the one before it. */
  shared: Uint8Array;
  /** Where the keys end that are equal to it: thousands of names have a word in common. */
  ends: Uint32Array;
}

const byText = (one: Key, other: Key) => (one.text < other.text ? -1 : Number(one.text > other.text));

function sharedLetters(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one.charCodeAt(count) === other.charCodeAt(count)) count += 1;
  return count;
}

export async function createKeyTable(unsorted: readonly Key[], pause: () => Promise<void>): Promise<KeyTable> {
  const keys = await sortWithPauses(unsorted, byText, pause);
  const shared = new Uint8Array(keys.length);
  for (let at = 1; at < keys.length; at += 1) {
    shared[at] = sharedLetters(keys[at - 1]?.text ?? '', keys[at]?.text ?? '');
  }
  const ends = new Uint32Array(keys.length).fill(keys.length);
  for (let at = keys.length - 2; at >= 0; at -= 1) {
    ends[at] = keys[at]?.text === keys[at + 1]?.text ? (ends[at + 1] ?? 0) : at + 1;
  }
  return { keys, shared, ends };
}

/** Called with a key, the fewest edits, and whether these make the text equal to the whole key. */
export type Visit = (key: Key, edits: number, whole: boolean) => void;

/** Visits every key that begins with the text, with at most `most` edits. The text has more letters than that. */
export function fuzzyPrefixSearch({ keys, shared, ends }: KeyTable, text: string, most: number, visit: Visit): void {
  const rows = createEditDistance(text, most);
  let known = 0;
  let at = 0;
  for (let key = keys[at]; key; key = keys[at]) {
    let depth = Math.min(shared[at] ?? 0, known);
    while (depth < key.text.length && rows.open(depth)) {
      depth += 1;
      rows.step(key.text, depth);
    }
    known = depth;
    const edits = rows.nearest(depth);
    const isWhole = depth === key.text.length;
    // all keys with these letters have the same result
    let end = isWhole ? (ends[at] ?? 0) : at + 1;
    while (!isWhole && (shared[end] ?? 0) >= depth && end < keys.length) end += 1;
    if (edits <= most) {
      const whole = isWhole && rows.exactly(depth) === edits;
      for (; at < end; at += 1) visit(keys[at] ?? key, edits, whole);
    }
    at = end;
  }
}

export interface PrefixIndex {
  /**
   * Visits the keys that begin with the text, with at most `most` edits. The first letter can differ only when `most`
   * is 1, unless `anyStart` says otherwise.
   */
  search(text: string, most: number, visit: Visit, anyStart?: boolean): void;
}

/** Groups keys by their first letter, which makes sorting and searching fast. */
export async function createPrefixIndex(keys: readonly Key[]): Promise<PrefixIndex> {
  const pause = createYieldToEventLoop();
  const groups = new Map<string, Key[]>();
  for (const key of keys) {
    const letter = key.text.charAt(0);
    const group = groups.get(letter);
    if (group) group.push(key);
    else groups.set(letter, [key]);
  }
  const tables = new Map<string, KeyTable>();
  for (const [letter, group] of groups) {
    tables.set(letter, await createKeyTable(group, pause));
  }
  return {
    search(text, most, visit, anyStart = most === 1) {
      for (const [letter, table] of tables) {
        if (anyStart || text.startsWith(letter)) fuzzyPrefixSearch(table, text, most, visit);
      }
    },
  };
}
