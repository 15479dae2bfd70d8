import type { RedirectVerdict } from '@potli/api';

const REFUSED: RedirectVerdict = { verdict: 'refuse', url: '', host: '' };

/** Blanks, control and format characters: parsers drop them or screens hide them, so that one address reads as another. */
const TRICKY = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

/**
 * What the redirect page may do with an address (docs/product/clickout.md#redirect-page): go to a shop of ours by
 * itself, ask before any other http(s) host, and never follow what hides where it leads.
 * @param knownHosts hosts of the catalogue's links, with their port where it is not the scheme's own
 */
export function judgeRedirect(address: string, knownHosts: ReadonlySet<string>): RedirectVerdict {
  if (TRICKY.test(address) || !/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) return REFUSED;
  const url = new URL(address);
  const authority = address.slice(address.indexOf('//') + 2).split(/[/?#]/, 1)[0] ?? '';
  if (authority.includes('@') || url.hostname === '') return REFUSED;
  return { verdict: knownHosts.has(url.host) ? 'go' : 'ask', url: url.href, host: url.host };
}
