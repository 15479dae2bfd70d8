export { hasPlaceholder, withClickId, withoutClickId } from './clickLink.ts';
export { type ItemAddress, readItemAddress } from './itemAddress.ts';
export { parseUrl } from './parseUrl.ts';
export { itemPages, mailedPages } from './sitePages.ts';
export { type AddressKind, readAddress } from './webAddress.ts';
