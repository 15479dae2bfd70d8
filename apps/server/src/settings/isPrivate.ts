import { BlockList, isIP } from 'node:net';

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv6');
}

/** Whether an address is of this machine or of a network that the internet does not reach (RFC 1918, 4193, 6598). */
export function isPrivate(address: string): boolean {
  const bare = address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
  const version = isIP(bare);
  return version !== 0 && PRIVATE.check(bare, version === 4 ? 'ipv4' : 'ipv6');
}
