import type { RedirectVerdict } from '@potli/api';
import { judgeRedirect } from './judgeRedirect.ts';

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
      return judgeRedirect(address, new Set([...hosts, ...allowed]));
    },
  };
}
