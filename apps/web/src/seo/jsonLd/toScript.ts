import type { Thing } from './Thing.ts';

/** Things as a script element for the head of a page, or nothing. No text in them can end the element. */
export function toScript(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
