/**
 * Anchor of a heading, as code hosts make it: small letters, hyphens for spaces, no other signs.
 *
 * @param heading its text, with or without Markdown's signs
 */
export function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}
