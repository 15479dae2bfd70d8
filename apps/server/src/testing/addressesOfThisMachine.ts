import { networkInterfaces } from 'node:os';

/** Addresses at which other machines may reach this one, as they stand in a URL; none where there is no network. */
export function addressesOfThisMachine(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, scopeid }) => !internal && !scopeid)
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
}
