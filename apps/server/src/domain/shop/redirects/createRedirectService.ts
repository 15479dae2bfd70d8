import type { RedirectVerdict } from '@potli/api';

interface RedirectParts {
  /** Hosts of all links of the catalogue, with their port where it is not the scheme's own. */
  linkHosts: () => Promise<ReadonlySet<string>>;
  /** `ALLOW_REDIRECT_HOSTS` */
  allowed: readonly string[];
}

export type RedirectService = ReturnType<typeof createRedirectService>;

export function createRedirectService({ linkHosts, allowed }: RedirectParts) {
  return {
    async check(address: string): Promise<RedirectVerdict> {
      const hosts = await linkHosts();
      return classifyRedirect(address, new Set([...hosts, ...allowed]));
    },
  };
}

const REFUSED: RedirectVerdict = { verdict: 'refuse', url: '', host: '' };

/**
 * Blanks, control and format characters: parsers drop them or screens hide them, so that an address looks like another
 * one.
 */
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

/**
 * What the redirect page may do with an address (docs/product/clickout.md#redirect-page): go to a shop of ours by
 * itself, ask before any other http(s) host, and never follow an address that hides its target.
 * @param knownHosts hosts of the catalogue's links, with their port where it is not the scheme's own
 */
export function classifyRedirect(address: string, knownHosts: ReadonlySet<string>): RedirectVerdict {
  if (UNSAFE_CHARACTERS.test(address) || !/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) return REFUSED;
  const url = new URL(address);
  const authority = address.slice(address.indexOf('//') + 2).split(/[/?#]/, 1)[0] ?? '';
  if (authority.includes('@') || url.hostname === '') return REFUSED;
  return { verdict: knownHosts.has(url.host) ? 'go' : 'ask', url: url.href, host: url.host };
}
