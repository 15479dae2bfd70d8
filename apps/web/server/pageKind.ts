/**
 * How a page may be kept. `shared` pages are the same for every visitor and do not depend on the query, so that a
 * campaign parameter costs no render; `query` pages depend on it; `private` ones are the dashboard's shell.
 */
export type PageKind = 'shared' | 'query' | 'private';

/** Pages that list something page by page; without a query they are what everybody sees first. */
const lists = /^\/(?:stores|credit_cards|deals|coupons|categories\/[^/]+)$/;

/** Pages that are about their query, which may be a secret. */
const asked = ['/redirect', '/forgot-password', '/verify-email', '/stop-bank-change'];

/** Tells the kind of the page at an address. */
export function pageKind(url: URL): PageKind {
  if (url.pathname === '/user_dashboard' || url.pathname.startsWith('/user_dashboard/')) return 'private';
  if (asked.includes(url.pathname)) return 'query';
  if (lists.test(url.pathname) && url.search !== '') return 'query';
  return 'shared';
}
