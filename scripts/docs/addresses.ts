import { posix } from 'node:path';

const SHOWN_BY_BROWSERS = /\.(?:png|svg|jpg|webp|json|pdf|txt)$/;

/**
 * Where a file of the repository is on the docs site: at its own path, so that relative links stay right. Markdown becomes
 * HTML, a README the index of its folder; source files become text that a browser shows instead of downloading it.
 */
export function toAddress(path: string): string {
  if (path.endsWith('.md')) return path.replace(/\.md$/, '.html').replace(/(^|\/)README\.html$/, '$1index.html');
  return SHOWN_BY_BROWSERS.test(path) ? path : `${path}.txt`;
}

/** Relative link between two addresses; no page knows at which host or path the site is served. */
export function linkBetween(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to) || posix.basename(to);
}
