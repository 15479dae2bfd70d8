import type { RedirectVerdict } from '@potli/api';

interface RedirectParts {
  /** Whether a link of the catalogue has a host, which is with its port where that is not the scheme's own. */
  isLinkHost: (host: string) => Promise<boolean>;
  /** `ALLOW_REDIRECT_HOSTS` */
  allowed: readonly string[];
}

export type RedirectService = ReturnType<typeof createRedirectService>;

export function createRedirectService({ isLinkHost, allowed }: RedirectParts) {
  return {
    /**
     * What the redirect page may do with an address (docs/product/clickout.md#redirect-page): go to a shop of ours by
     * itself, ask before any other http(s) host, and never follow an address that hides its target.
     */
    async check(address: string): Promise<RedirectVerdict> {
      const url = readTarget(address);
      if (!url) return REFUSED;
      const isKnown = allowed.includes(url.host) || (await isLinkHost(url.host));
      return { verdict: isKnown ? 'go' : 'ask', url: url.href, host: url.host };
    },
  };
}

const REFUSED: RedirectVerdict = { verdict: 'refuse', url: '', host: '' };

/**
 * Blanks, control and format characters: parsers drop them or screens hide them, so that an address looks like another
 * one.
 */
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

/** An http(s) address; undefined for one that hides its target. */
function readTarget(address: string): URL | undefined {
  if (UNSAFE_CHARACTERS.test(address) || !/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const authority = address.slice(address.indexOf('//') + 2).split(/[/?#]/, 1)[0] ?? '';
  return authority.includes('@') || url.hostname === '' ? undefined : url;
}
