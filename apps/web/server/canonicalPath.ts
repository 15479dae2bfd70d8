/** Longer than any address of a page. */
const MAX_CHARACTERS = 500;

/**
 * The one spelling of a path: single slashes, none at the end, no `.` and `..`, and an escape for each character that
 * needs one and for no other. Always begins with one slash and never with two, whatever was asked for.
 * @returns undefined for what cannot be the path of a page
 */
export function canonicalPath(path: string): string | undefined {
  if (path.length > MAX_CHARACTERS) return undefined;
  const segments: string[] = [];
  try {
    // Browsers take a backslash for a slash.
    for (const segment of path.split(/[/\\]/)) {
      const text = decodeURIComponent(segment);
      if (text === '..') segments.pop();
      else if (text !== '' && text !== '.') segments.push(encodeURIComponent(text));
    }
  } catch {
    return undefined;
  }
  const canonical = `/${segments.join('/')}`;
  // Control characters are in no address of ours, however they are spelled.
  return /%[01]|%7F/.test(canonical) ? undefined : canonical;
}
