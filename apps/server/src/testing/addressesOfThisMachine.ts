import { networkInterfaces } from 'node:os';

/** Addresses of this machine for other machines, in the form of a URL; none without a network. */
export function addressesOfThisMachine(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, scopeid }) => !internal && !scopeid)
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
}
