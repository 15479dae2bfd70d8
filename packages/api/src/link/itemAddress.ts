import { parseUrl } from './parseUrl.ts';
import { itemPages } from './sitePages.ts';

type Kind = 'STORE' | 'CREDIT_CARD' | 'GIFT_CARD';

/** A store or card that a page of this shop shows, or the address of another site. */
export type ItemAddress = { kind: Kind; slugOrId: string } | { kind: 'SHOP'; url: URL };

const kinds = new Map<string, Kind>([
  [itemPages.store, 'STORE'],
  [itemPages.creditCard, 'CREDIT_CARD'],
  [itemPages.creditCardFromSearch, 'CREDIT_CARD'],
  [itemPages.giftCard, 'GIFT_CARD'],
]);

/**
 * Reads an address that a member wants to share: a path or page of this shop, or an http(s) address of another site.
 * Undefined for everything else.
 * @param isOurs - whether a host is one of this shop's own
 */
export function readItemAddress(address: string, isOurs: (host: string) => boolean): ItemAddress | undefined {
  const path = /^\/(?![/\\])/.test(address);
  const url = parseUrl(address, path ? 'https://shop.invalid' : undefined);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (!path && !isOurs(url.host)) return { kind: 'SHOP', url };
  const [page = '', slugOrId = '', ...rest] = url.pathname.slice(1).replace(/\/$/, '').split('/');
  const kind = kinds.get(page);
  return kind && slugOrId !== '' && rest.length === 0 ? { kind, slugOrId } : undefined;
}
