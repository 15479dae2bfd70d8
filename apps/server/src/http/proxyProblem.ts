import { isPrivate } from '../settings/isPrivate.ts';

/** The headers of the proxies in front. */
export interface ProxySigns {
  /** Address of the socket. */
  remote: string;
  /** X-Forwarded-For. */
  forwardedFor?: string | undefined;
  /** Whether the request has another header of a proxy. */
  forwarded: boolean;
}

/**
 * Why `TRUST_PROXY` does not fit the proxies that a request came through; undefined where nothing speaks against it. Anybody
 * can send these headers, so only those from a neighbouring machine count, and they change nothing.
 */
export function proxyProblem({ remote, forwardedFor, forwarded }: ProxySigns, hops: number): string | undefined {
  if (!isPrivate(remote)) return undefined;
  const entries = forwardedFor?.split(',').map((entry) => entry.trim().replace(/^\[|\](:\d+)?$/g, '')) ?? [];
  if (hops === 0) {
    return entries.length > 0 || forwarded
      ? 'a proxy is in front, and TRUST_PROXY does not count it: all members share its limits'
      : undefined;
  }
  if (entries.length === 0) return undefined;
  if (entries.length < hops) {
    return 'TRUST_PROXY counts more proxies than there are: callers can choose the address by which limits count them';
  }
  const caller = entries.length - hops;
  const isOneMoreProxy =
    isPrivate(entries[caller] ?? '') && entries.slice(0, caller).some((entry) => !isPrivate(entry));
  return isOneMoreProxy
    ? 'TRUST_PROXY counts fewer proxies than there are: all members share the limits of one of them'
    : undefined;
}
