import { createHash } from 'node:crypto';

/** Everything that one page may contain. */
export interface ContentSources {
  /** Texts of the inline scripts and styles that the page is meant to have. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins the browser may call: the API where it is on another host. */
  connect: readonly string[];
  /** Origins of pictures, or `https:` where they are not known. */
  pictures: readonly string[];
  /** Origins of what may be framed. */
  frames: readonly string[];
  /**
   * Origins of payment providers, on the page that pays for an order alone: their scripts run there, open frames and call home. They make
   * scripts and styles as they like, so that page has no trusted types.
   */
  payment?: readonly string[];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const list = (name: string, sources: readonly string[]) => [name, ...new Set(sources)].join(' ');

/**
 * The policy of one page. A cached page cannot carry a nonce of the request, so its inline scripts and styles are named
 * by their hashes. The hashes are made from the source of each text, never from the finished page: a script that got
 * into the page another way does not run. Not `strict-dynamic`: it refuses the imports of an inline script.
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  connect,
  pictures,
  frames,
  payment = [],
}: ContentSources): string {
  const framed = [...frames, ...payment];
  return [
    "default-src 'none'",
    list('script-src', ["'self'", ...scripts.map(hashOf), ...payment]),
    "script-src-attr 'none'",
    // The router's own style element is empty once the page is hydrated.
    list('style-src', ["'self'", ...(payment.length > 0 ? ["'unsafe-inline'"] : ['', ...styles].map(hashOf))]),
    "style-src-attr 'unsafe-inline'",
    list('img-src', ["'self'", 'data:', ...pictures, ...payment]),
    "font-src 'self'",
    list('connect-src', ["'self'", ...connect, ...payment]),
    list('frame-src', framed.length > 0 ? framed : ["'none'"]),
    // The contact form opens a mail draft, also without a script.
    "form-action 'self' mailto:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(payment.length > 0 ? [] : ["require-trusted-types-for 'script'", 'trusted-types potli-worker']),
  ].join('; ');
}
