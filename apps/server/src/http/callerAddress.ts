import { isIPv6 } from 'node:net';
import { shortHeader } from './shortHeader.ts';

/**
 * The address that a limit counts by. X-Forwarded-For is believed only for the proxies that are known to stand in front:
 * each adds one entry at its end, so everything further left may be made up. A longer header than `shortHeader` takes is
 * believed in nothing: who sends it is counted with the proxy.
 * @param remote address of the socket; undefined for a call inside this process, answered with an empty text
 */
export function callerAddress(remote: string | undefined, forwardedFor: string | undefined, hops: number): string {
  if (remote === undefined) return '';
  const forwarded = shortHeader(forwardedFor);
  if (hops === 0 || !forwarded) return toKey(remote);
  const chain = [...forwarded.split(',').map((entry) => entry.trim()), remote];
  return toKey(chain[Math.max(0, chain.length - 1 - hops)] ?? remote);
}

/** One household has a whole /64 of IPv6, so that counts as one address. */
function toKey(address: string): string {
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice(7, 64);
  if (!address.includes(':') || !isIPv6(address)) return address.slice(0, 64);
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0') : [];
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`;
}
