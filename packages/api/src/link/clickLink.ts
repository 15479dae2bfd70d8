import { parseUrl } from './parseUrl.ts';

/**
 * `{clickId}`, `{click_id}`, `{clickid}`, `[[click_id]]`, plain or percent-encoded, once or again inside a nested link; the same
 * with `short` in front: `{shortClickId}`, `{short_click_id}`.
 */
const PLACEHOLDER =
  /(?:\{|%(?:25)*7B)(short_?)?click_?id(?:\}|%(?:25)*7D)|(?:\[\[|(?:%(?:25)*5B){2})(short_)?click_id(?:\]\]|(?:%(?:25)*5D){2})/gi;

/** Whether the id of a click has a place in a link: without one no order of it is ever known. */
export const hasPlaceholder = (text: string) => text.search(PLACEHOLDER) !== -1;

/**
 * The stored link with the click id instead of every placeholder. A text that is no URL comes back unchanged.
 * @param shortClickId for networks that cut or refuse long ids; without one they get the id
 */
export function withClickId(link: string, clickId: string, shortClickId = clickId): string {
  const [long, short] = [encodeURIComponent(clickId), encodeURIComponent(shortClickId)];
  // a function, so that `$` in an id has no meaning
  return mapParts(link, (part) =>
    part.replace(PLACEHOLDER, (_, inBraces?: string, inBrackets?: string) => (inBraces || inBrackets ? short : long)),
  );
}

/** The link for a visitor: without placeholders, and without the parameter or path segment that had one. */
export function withoutClickId(link: string): string {
  return mapParts(link, (part, separator) => part.split(separator).flatMap(withoutPlaceholder).join(separator));
}

function mapParts(link: string, map: (part: string, separator: '/' | '&') => string): string {
  const url = hasPlaceholder(link) && parseUrl(link);
  if (!url) return link;
  url.pathname = map(url.pathname, '/');
  url.search = map(url.search.slice(1), '&');
  url.hash = map(url.hash.slice(1), '&');
  return url.href;
}

function withoutPlaceholder(piece: string): string[] {
  if (!hasPlaceholder(piece)) return [piece];
  const [name, value] = splitOnce(piece, '=');
  const nested = value === undefined ? undefined : nestedLink(value);
  // a link inside the parameter is the visitor's target: only its own tracking is removed
  return nested === undefined ? [] : [`${name}=${encodeURIComponent(withoutClickId(nested))}`];
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + separator.length)];
}

function nestedLink(value: string): string | undefined {
  if (!/^https?(?::|%3A)/i.test(value)) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
