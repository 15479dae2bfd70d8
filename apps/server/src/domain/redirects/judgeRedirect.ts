import type { RedirectVerdict } from '@potli/api';

const REFUSED: RedirectVerdict = { verdict: 'refuse', url: '', host: '' };

/** What parsers silently drop or turn around, so that a text reads as one address and opens another. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const TRICKY = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\u2060-\u2069\ufeff\\]/;

/**
 * What the interstitial may do with an address (decisions, 1): go to a shop of ours by itself, ask before any other
 * http(s) host, and never follow what hides where it leads.
 * @param knownHosts hosts of the catalogue's links, with their port where it is not the scheme's own
 */
export function judgeRedirect(address: string, knownHosts: ReadonlySet<string>): RedirectVerdict {
  if (TRICKY.test(address) || !/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) return REFUSED;
  const url = new URL(address);
  const authority = address.slice(address.indexOf('//') + 2).split(/[/?#]/, 1)[0] ?? '';
  if (authority.includes('@') || url.hostname === '') return REFUSED;
  return { verdict: knownHosts.has(url.host) ? 'go' : 'ask', url: url.href, host: url.host };
}
