/** Where in its document a key begins: what it says about relevance. */
export interface Key {
  text: string;
  /** Number of its document. */
  owner: number;
  /** 0 a name, 1 another spelling, 2 a later word of a name, 3 a later word of another spelling. */
  place: number;
}

/** Keys in alphabetical order, with how many letters each shares with the one before it. */
export interface KeyTable {
  keys: readonly Key[];
  shared: Uint8Array;
}

const byText = (one: Key, other: Key) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0);

function sharedLetters(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one.charCodeAt(count) === other.charCodeAt(count)) count += 1;
  return count;
}

export function createKeyTable(unsorted: readonly Key[]): KeyTable {
  const keys = unsorted.toSorted(byText);
  const shared = new Uint8Array(keys.length);
  for (let at = 1; at < keys.length; at += 1) {
    shared[at] = sharedLetters(keys[at - 1]?.text ?? '', keys[at]?.text ?? '');
  }
  return { keys, shared };
}
