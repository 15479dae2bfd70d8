/** Longer than any address of a page. */
const MAX_CHARACTERS = 500;

/**
 * The one spelling of a path: single slashes, none at the end, no `.` and `..`, and an escape for each character that
 * needs one and for no other. It always starts with exactly one slash.
 * @returns undefined for a text that cannot be the path of a page
 */
export function canonicalPath(path: string): string | undefined {
  if (path.length > MAX_CHARACTERS) return undefined;
  const segments: string[] = [];
  try {
    // Browsers read a backslash as a slash.
    for (const segment of path.split(/[/\\]/)) {
      const text = decodeURIComponent(segment);
      if (text === '..') segments.pop();
      else if (text !== '' && text !== '.') segments.push(encodeURIComponent(text));
    }
  } catch {
    return undefined;
  }
  const canonical = `/${segments.join('/')}`;
  // No address of this site has control characters.
  return /%[01]|%7F/.test(canonical) ? undefined : canonical;
}
