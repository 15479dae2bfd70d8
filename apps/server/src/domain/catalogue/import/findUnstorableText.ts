/** Path and value of every text inside a JSON value. */
function* textsOf(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* textsOf(item, `${path}[${index}]`);
  else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) yield* textsOf(item, `${path}.${key}`);
  }
}

/** Path of the first text that PostgreSQL cannot hold: with a NUL or half a surrogate pair in it. */
export function findUnstorableText(value: unknown, path: string): string | undefined {
  for (const [place, text] of textsOf(value, path)) if (text.includes('\0') || !text.isWellFormed()) return place;
  return undefined;
}
