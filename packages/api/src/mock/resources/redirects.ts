import type * as calls from '../../contract/redirects.ts';
import type { Shop } from '../createShop.ts';
import type { ResolversOf } from '../http/createRoutes.ts';

/** Addresses of the catalogue are opened, other web addresses need a click, anything else is refused. */
export function redirectResolvers({ stores, offers, creditCards }: Shop): ResolversOf<typeof calls> {
  const links = [
    ...stores.flatMap(({ baseUrl, redirectionUrl }) => [baseUrl, redirectionUrl]),
    ...offers.map(({ redirectUrl }) => redirectUrl),
    ...creditCards.flatMap(({ baseUrl, redirectUrl }) => [baseUrl, redirectUrl]),
  ];
  const hosts = new Set(links.map((link) => URL.parse(link)?.host));

  return {
    checkRedirect({ query }) {
      const url = URL.parse(query.url);
      if (!url || !/^https?:$/.test(url.protocol)) return { verdict: 'refuse', url: '', host: '' };
      return { verdict: hosts.has(url.host) ? 'go' : 'ask', url: url.href, host: url.host };
    },
  };
}
