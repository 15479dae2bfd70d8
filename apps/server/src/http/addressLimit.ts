import type { Endpoint } from '@potli/api';
import type { RateLimitName } from '../limits/rateLimits.ts';

/** The limit by address of a call, for all callers; limits of single endpoints are counted by the services. */
export function addressLimitOf({ path, auth, method, redirects }: Endpoint): RateLimitName | undefined {
  if (path.startsWith('/health/')) return undefined;
  if (redirects) return 'followByIp';
  if (path.endsWith('/search')) return 'searchByIp';
  if (auth === 'public' && path.startsWith('/ledger/')) return 'rootsByIp';
  const isKnown = auth === 'member' || auth === 'admin';
  return isKnown && method !== 'GET' ? undefined : 'callsByIp';
}
