import { withClickId } from '../../link/clickLink.ts';
import { readItemAddress } from '../../link/itemAddress.ts';
import type { Shop } from '../createShop.ts';
import type { Resolvers } from '../http/createHandlers.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { MOCK_CLICK_ID } from './clicks.ts';

/** A store or card that can be shared, and the last part of its link. */
interface Shareable {
  urlHash: string;
  kind: 'STORE' | 'CREDIT_CARD';
  names: string[];
  host: string | undefined;
  link: string;
}

/** Where the mock says that share links begin. */
const LINKS = 'https://potli.example/api/custom-link/';

/** Every store and card has one link: the mock knows one member only. */
export function customLinkResolvers(shop: Shop): Pick<Resolvers, 'generateCustomLink' | 'followCustomLink'> {
  const items: Shareable[] = [
    ...shop.stores.map(({ id, urlSlug, baseUrl, redirectionUrl }) =>
      toShareable('STORE', { id, urlSlug, baseUrl, link: redirectionUrl }),
    ),
    ...shop.creditCards.map(({ id, urlSlug, baseUrl, redirectUrl }) =>
      toShareable('CREDIT_CARD', { id, urlSlug, baseUrl, link: redirectUrl }),
    ),
  ];
  const hosts = new Set(items.map(({ host }) => host));

  function itemAt(address: string): Shareable | undefined {
    // under whatever host the stories run: every host but those of shops is this shop
    const named = readItemAddress(address, (host) => !hosts.has(host));
    if (named?.kind === 'GIFT_CARD') throw new MockProblem(400, 'Invalid item type selected.');
    if (named?.kind === 'SHOP') return items.find(({ host }) => host === named.url.host);
    return items.find(({ kind, names }) => named && kind === named.kind && names.includes(named.slugOrId));
  }

  return {
    generateCustomLink({ query }) {
      const item = itemAt(query.url);
      if (!item) throw new MockProblem(400, 'We have no store or credit card at this address.');
      return { status: 200, message: 'SUCCESS', response: LINKS + item.urlHash };
    },
    followCustomLink({ params }) {
      const item = items.find(({ urlHash }) => urlHash === params.urlHash);
      return item ? withClickId(item.link, MOCK_CLICK_ID) : 'https://potli.example/404';
    },
  };
}

interface Row {
  id: string;
  urlSlug: string;
  baseUrl: string;
  link: string;
}

function toShareable(kind: Shareable['kind'], { id, urlSlug, baseUrl, link }: Row): Shareable {
  const urlHash = (kind === 'STORE' ? 's' : 'c') + id.padStart(9, '0');
  return { urlHash, kind, names: [urlSlug, id], host: URL.parse(baseUrl)?.host, link };
}
