interface SubstringIndex {
  /** Calls `found` with every document that has the text in one of its names, without blanks. */
  find(text: string, found: (owner: number) => void): void;
}

/** Joins all names into one text: searching one long text is faster than ten thousand short ones. */
export function createSubstringIndex(documents: readonly (readonly string[])[]): SubstringIndex {
  const parts = documents.map((names) => `${names.map((name) => name.replaceAll(' ', '')).join('\n')}\n`);
  const all = parts.join('');
  const ends = new Uint32Array(parts.length);
  let end = 0;
  for (const [owner, { length }] of parts.entries()) {
    end += length;
    ends[owner] = end;
  }
  return {
    find(text, found) {
      let owner = 0;
      for (let at = all.indexOf(text); at >= 0; at = all.indexOf(text, ends[owner])) {
        while (at >= (ends[owner] ?? at + 1)) owner += 1;
        found(owner);
      }
    },
  };
}
