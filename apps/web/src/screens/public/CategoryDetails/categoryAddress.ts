import { paths } from '../../../lib/paths.ts';

/** Address of a category at a page of its stores and a page of its gift cards; first pages are left out. */
export function categoryAddress(urlSlug: string, { page = 1, giftPage = 1 }: { page?: number; giftPage?: number }) {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (giftPage > 1) query.set('giftPage', String(giftPage));
  return paths.category(urlSlug) + (query.size > 0 ? `?${query}` : '');
}
