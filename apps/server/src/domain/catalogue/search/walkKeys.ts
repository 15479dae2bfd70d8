import { createEditRows } from './createEditRows.ts';
import type { Key, KeyTable } from './createKeyTable.ts';

/** Told of a key, of the fewest edits it takes, and whether these make the text the whole key. */
export type Visit = (key: Key, edits: number, whole: boolean) => void;

/** Visits every key that begins with the text, give or take `most` edits. The text is longer than that. */
export function walkKeys({ keys, shared }: KeyTable, text: string, most: number, visit: Visit): void {
  const rows = createEditRows(text, most);
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
    const found = edits <= most;
    if (found) visit(key, edits, depth === key.text.length && rows.exactly(depth) === edits);
    at += 1;
    if (depth === key.text.length) continue;
    // the letters up to here decide for all that share them
    for (; (shared[at] ?? 0) >= depth && at < keys.length; at += 1) {
      if (found) visit(keys[at] ?? key, edits, false);
    }
  }
}
