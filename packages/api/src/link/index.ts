export { withClickId, withoutClickId } from './clickLink.ts';
export { type ItemAddress, itemPages, readItemAddress } from './itemAddress.ts';
export { type AddressKind, readAddress } from './webAddress.ts';
