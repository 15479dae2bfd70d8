import { createKeyTable, type Key, type KeyTable } from './createKeyTable.ts';
import { createTurns } from './createTurns.ts';
import { type Visit, walkKeys } from './walkKeys.ts';

export interface KeyIndex {
  /** Visits the keys that begin with the text, give or take `most` edits; a single one may be in the first letter. */
  walk(text: string, most: number, visit: Visit): void;
}

/** Keys on shelves by their first letter, so that neither sorting nor looking through one takes long. */
export async function createKeyIndex(keys: readonly Key[]): Promise<KeyIndex> {
  const turn = createTurns();
  const shelves = new Map<string, Key[]>();
  for (const key of keys) {
    const letter = key.text.charAt(0);
    const shelf = shelves.get(letter);
    if (shelf) shelf.push(key);
    else shelves.set(letter, [key]);
  }
  const tables = new Map<string, KeyTable>();
  for (const [letter, shelf] of shelves) {
    await turn();
    tables.set(letter, createKeyTable(shelf));
  }
  return {
    walk(text, most, visit) {
      for (const [letter, table] of tables) {
        if (most === 1 || text.startsWith(letter)) walkKeys(table, text, most, visit);
      }
    },
  };
}
