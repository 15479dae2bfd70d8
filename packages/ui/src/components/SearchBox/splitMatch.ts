/** Parts a text around the first place where the query occurs, ignoring case. */
export function splitMatch(text: string, query: string): { before: string; match: string; after: string } {
  const wanted = query.trim();
  const start = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase());
  if (start < 0) return { before: text, match: '', after: '' };
  const end = start + wanted.length;
  return { before: text.slice(0, start), match: text.slice(start, end), after: text.slice(end) };
}
