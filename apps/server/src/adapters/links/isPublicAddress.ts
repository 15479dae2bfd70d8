import { BlockList, isIP } from 'node:net';
import { isPrivate } from '../../settings/isPrivate.ts';

/** Addresses that are of no site: this machine under other names, several machines at once, and those reserved for other uses (RFC 6890). */
const SPECIAL = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['192.0.0.0', 24],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  SPECIAL.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 96],
  // translated to IPv4 on the way
  ['64:ff9b::', 96],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  SPECIAL.addSubnet(network, prefix, 'ipv6');
}

/** Whether an IP address is one of the internet, that anybody reaches. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0 || isPrivate(address)) return false;
  return !SPECIAL.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
