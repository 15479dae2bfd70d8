import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { shortHeader } from './shortHeader.ts';

/** The address of the caller, by which limits count; empty for a request made inside this process. */
export const callerAddress = (context: Context, trustProxy: number): string =>
  toLimitKey(wholeAddress(context, trustProxy));

/** The address of the caller with all its digits, which is in one network or in none; empty for a request made inside this process. */
export function wholeAddress(context: Context, trustProxy: number): string {
  const forwardedFor = trustProxy > 0 ? context.req.header('x-forwarded-for') : undefined;
  return toCallerAddress(incomingOf(context)?.socket.remoteAddress, forwardedFor, trustProxy);
}

/** The request as Node received it; undefined for a request made inside this process. */
export function incomingOf(context: Context): IncomingMessage | undefined {
  return (context.env as { incoming?: IncomingMessage } | undefined)?.incoming;
}

/**
 * X-Forwarded-For is trusted only for the known proxies in front: each adds one entry at its end, and everything further
 * left can be forged. A header that is longer than `shortHeader` allows is ignored: its sender counts as the proxy.
 * @param remote address of the socket; undefined for a request made inside this process: the result is empty
 */
export function toCallerAddress(remote: string | undefined, forwardedFor: string | undefined, hops: number): string {
  if (remote === undefined) return '';
  const forwarded = shortHeader(forwardedFor);
  if (hops === 0 || !forwarded) return plainAddress(remote);
  const chain = [...forwarded.split(',').map((entry) => entry.trim()), remote];
  return plainAddress(withoutPort(chain[Math.max(0, chain.length - 1 - hops)] ?? remote));
}

/** Some proxies add the port of the connection, which is another one with each: 1.2.3.4:50123 and [2001:db8::1]:50123. */
function withoutPort(address: string): string {
  const [, inBrackets, bare] = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/.exec(address) ?? [];
  return inBrackets ?? bare ?? address;
}

/** IPv4 arrives as IPv6 where a host listens to both. A forged entry has any length. */
const plainAddress = (address: string): string =>
  address.startsWith('::ffff:') && address.includes('.') ? address.slice(7, 64) : address.slice(0, 64);

/** A household has a whole /64 of IPv6, so that counts as one address. */
export function toLimitKey(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0') : [];
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`;
}
