import { adminPaths } from '../src/lib/adminPaths.ts';
import { memberPaths } from '../src/lib/memberPaths.ts';
import { paths } from '../src/lib/paths.ts';
import type { FoundPage } from '../src/ssr/createPageFinder.ts';

/**
 * How a page may be cached.
 * - `shared`: the same for every visitor at one address.
 * - `keyed`: its query holds a key of a mail, which only the browser reads: here all keys have one page, and it is never
 *   cached elsewhere.
 * - `secret`: its query holds the address of a shop with a member's click, which the page shows, so it is never cached.
 * - `private`: the shell of the dashboard or the admin area, or of a page whose address has an order or the key of a gift: it depends on neither.
 */
export type CachePolicy = 'shared' | 'keyed' | 'secret' | 'private';

/** Pages of links in mails. */
const keyedPages: readonly string[] = [
  paths.forgotPassword,
  paths.verifyEmail,
  paths.stopBankChange,
  paths.unsubscribe,
];

/** The cache policy of a page. */
export function cachePolicy({ path, search }: Pick<FoundPage, 'path' | 'search'>): CachePolicy {
  if ([paths.dashboard, adminPaths.home].some((area) => path === area || path.startsWith(`${area}/`))) return 'private';
  if (path.startsWith(memberPaths.checkout('')) || path.startsWith(memberPaths.gift(''))) return 'private';
  if (search === '') return 'shared';
  if (path === paths.redirect) return 'secret';
  return keyedPages.includes(path) ? 'keyed' : 'shared';
}

/** Where a keyed page is rendered for all keys: they differ in nothing but whether there is one. */
export const keyedAddress = ({ path, search }: Pick<FoundPage, 'path' | 'search'>) =>
  new URLSearchParams(search).get('key') ? `${path}?key=~` : path;
