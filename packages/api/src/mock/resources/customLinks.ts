import type * as calls from '../../contract/customLinks.ts';
import type { CustomLink } from '../../contract/customLinks.ts';
import type { MadeLink } from '../../fixtures/madeLinks.ts';
import { withClickId } from '../../link/clickLink.ts';
import { readItemAddress } from '../../link/itemAddress.ts';
import type { Shop } from '../createShop.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { MOCK_CLICK_ID } from './clicks.ts';

/** A store or card that can be shared, and the last part of its link. */
interface Shareable {
  id: string;
  name: string;
  urlHash: string;
  kind: 'STORE' | 'CREDIT_CARD';
  names: string[];
  host: string | undefined;
  link: string;
}

interface CustomLinkMock {
  shop: Shop;
  /** The links in a member's list. */
  madeBy: (email: string | undefined) => readonly MadeLink[];
  /** Where links begin. */
  site: string;
}

/** Every store and card has one link for all members. */
export function customLinkResolvers({ shop, madeBy, site }: CustomLinkMock): ResolversOf<typeof calls> {
  const items: Shareable[] = [
    ...shop.stores.map(({ id, storeName, urlSlug, baseUrl, redirectionUrl }) =>
      toShareable('STORE', { id, name: storeName, urlSlug, baseUrl, link: redirectionUrl }),
    ),
    ...shop.creditCards.map(({ id, heading, urlSlug, baseUrl, redirectUrl }) =>
      toShareable('CREDIT_CARD', { id, name: heading, urlSlug, baseUrl, link: redirectUrl }),
    ),
  ];
  const hosts = new Set(items.map(({ host }) => host));

  function itemAt(address: string): Shareable | undefined {
    // stories run under any host: every host but those of shops is this shop
    const named = readItemAddress(address, (host) => !hosts.has(host));
    if (named?.kind === 'GIFT_CARD') throw new MockProblem(400, 'Invalid item type selected.');
    if (named?.kind === 'SHOP') return items.find(({ host }) => host === named.url.host);
    return items.find(({ kind, names }) => named && kind === named.kind && names.includes(named.slugOrId));
  }

  function toCustomLink({ urlSlug, itemType, ...made }: MadeLink): CustomLink {
    const item = items.find(({ kind, names }) => kind === itemType && names.includes(urlSlug));
    const { id = 'gone', name = null, urlHash = `g-${urlSlug}` } = item ?? {};
    return { ...made, itemType, storeId: id, storeName: name, urlHash };
  }

  return {
    listMyCustomLinks: (_request, { email }) => ({
      status: 200,
      message: 'SUCCESS',
      response: madeBy(email).map(toCustomLink),
    }),
    generateCustomLink({ query }) {
      const item = itemAt(query.url);
      if (!item) throw new MockProblem(400, 'We have no store or credit card at this address.');
      return { status: 200, message: 'SUCCESS', response: `${site}/api/custom-link/${item.urlHash}` };
    },
    followCustomLink({ params }) {
      const item = items.find(({ urlHash }) => urlHash === params.urlHash);
      return item ? withClickId(item.link, MOCK_CLICK_ID) : `${site}/404`;
    },
  };
}

interface Row {
  id: string;
  name: string;
  urlSlug: string;
  baseUrl: string;
  link: string;
}

function toShareable(kind: Shareable['kind'], { id, name, urlSlug, baseUrl, link }: Row): Shareable {
  const urlHash = (kind === 'STORE' ? 's' : 'c') + id.padStart(9, '0');
  return { id, name, urlHash, kind, names: [urlSlug, id], host: URL.parse(baseUrl)?.host, link };
}
