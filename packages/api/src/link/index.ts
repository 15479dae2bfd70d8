export { withClickId, withoutClickId } from './clickLink.ts';
export { type ItemAddress, readItemAddress } from './itemAddress.ts';
