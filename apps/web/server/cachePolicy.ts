import { paths } from '../src/lib/paths.ts';
import type { FoundPage } from '../src/ssr/createPageFinder.ts';

/**
 * How a page may be cached.
 * - `shared`: the same for every visitor at one address.
 * - `secret`: its query may hold a key or an address of somebody, so it is never cached.
 * - `private`: the shell of the dashboard, which does not depend on the query.
 */
export type CachePolicy = 'shared' | 'secret' | 'private';

/** Pages whose query may hold a secret. */
const secretQueries: readonly string[] = [
  paths.redirect,
  paths.forgotPassword,
  paths.verifyEmail,
  paths.stopBankChange,
  paths.unsubscribe,
];

/** The cache policy of a page. */
export function cachePolicy({ path, search }: Pick<FoundPage, 'path' | 'search'>): CachePolicy {
  if (path === paths.dashboard || path.startsWith(`${paths.dashboard}/`)) return 'private';
  return secretQueries.includes(path) && search !== '' ? 'secret' : 'shared';
}
