import { readAddress } from '@potli/api/link';
import sanitize from 'sanitize-html';

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'a', 'h3', 'h4'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: { ...linkOf(href), rel: 'nofollow noopener' } }),
  },
};

/** Without an href for an address that is not allowed; the text of the link stays. */
function linkOf(given: string): { href?: string } {
  const { href } = readAddress(given, 'page');
  return href === undefined ? {} : { href };
}

/** Allows the HTML that a text needs: paragraphs, lists, emphasis, headings, tables and web links. */
export function sanitizeHtml(html: string): string {
  return sanitize(html, OPTIONS).trim();
}
