import type { FoundPage } from '../src/ssr/createPageFinder.ts';

/**
 * How a page may be kept. `shared` pages are the same for every visitor at one address; `secret` ones are about their
 * query, which nobody may keep; `private` ones are the dashboard's shell, which does not depend on the query.
 */
export type PageKind = 'shared' | 'secret' | 'private';

/** Pages whose query may hold a key or an address of somebody. */
const asked = ['/redirect', '/forgot-password', '/verify-email', '/stop-bank-change'];

/** Tells the kind of a page. */
export function pageKind({ path, search }: Pick<FoundPage, 'path' | 'search'>): PageKind {
  if (path === '/user_dashboard' || path.startsWith('/user_dashboard/')) return 'private';
  return asked.includes(path) && search !== '' ? 'secret' : 'shared';
}
