/** Edits that a misspelt name may have. */
const MOST_EDITS = 2;

/** The known name that a text is probably meant to be; undefined where none is near. */
export function nearestName(text: string, known: Iterable<string>): string | undefined {
  const near = [...known].map((name) => ({ name, edits: editsBetween(text, name) }));
  const [best] = near.filter(({ edits }) => edits <= MOST_EDITS).toSorted((one, other) => one.edits - other.edits);
  return best?.name;
}

/** Letters to insert, delete or replace. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1];
    for (const [place, its] of Array.from(other).entries()) {
      const [left = 0, above = 0, before = 0] = [next[place], row[place + 1], row[place]];
      next.push(Math.min(left + 1, above + 1, before + (letter === its ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
