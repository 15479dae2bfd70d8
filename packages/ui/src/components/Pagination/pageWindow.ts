import type { PageItem } from './pageItems.ts';

/** At most `size` pages around the current one, counted from 1; a gap on each side where there are more. */
export function pageWindow(page: number, pageCount: number, size: number): PageItem[] {
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), pageCount - size + 1));
  const last = Math.min(pageCount, first + size - 1);
  const pages = Array.from({ length: last - first + 1 }, (_, index): PageItem => first + index);
  if (first > 1) pages.unshift('gap-before');
  if (last < pageCount) pages.push('gap-after');
  return pages;
}
