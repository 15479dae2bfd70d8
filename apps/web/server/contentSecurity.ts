import { createHash } from 'node:crypto';

export interface ContentSources {
  /** Origins the browser may call: the API where it is on another host. */
  connect: readonly string[];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Text of every inline element of a kind; those with a `src` carry none, and JSON for search engines is never run. */
function inlineTexts(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}(?![^>]*(?:\\ssrc=|ld\\+json))[^>]*>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...new Set([...elements].map((match) => match[1] ?? ''))].filter((text) => text !== '');
}

/**
 * The policy of one page. A cached page cannot carry a nonce of the request, so its inline scripts and styles are named
 * by their hashes. Not `strict-dynamic`: it refuses what an inline script of the page imports.
 */
export function contentSecurityPolicy(html: string, { connect }: ContentSources): string {
  const scripts = inlineTexts(html, 'script').map(hashOf).join(' ');
  // The router's own style element is empty once it is alive.
  const styles = ['', ...inlineTexts(html, 'style')].map(hashOf).join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    "script-src-attr 'none'",
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    // The contact form opens a mail draft, also without a script.
    "form-action 'self' mailto:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types potli-worker',
  ].join('; ');
}
