export type PageItem = number | 'gap-before' | 'gap-after';

/** Page numbers from 1: the first, the last, and three around the current one, with gaps between. */
export function pageItems(page: number, pageCount: number): PageItem[] {
  const windowStart = Math.max(1, Math.min(page - 1, pageCount - 2));
  const wanted = [1, windowStart, windowStart + 1, windowStart + 2, pageCount];
  const pages = [...new Set(wanted)].filter((value) => value >= 1 && value <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((value, index): PageItem[] => {
    const skipped = value - (pages[index - 1] ?? 0) - 1;
    // a gap for one page would be as wide as its number
    if (skipped === 1) return [value - 1, value];
    const gap = value <= page ? 'gap-before' : 'gap-after';
    return skipped > 1 ? [gap, value] : [value];
  });
}

/** At most `size` page numbers from 1 around the current one, with a gap on each side where there are more. */
export function pageWindow(page: number, pageCount: number, size: number): PageItem[] {
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), pageCount - size + 1));
  const last = Math.min(pageCount, first + size - 1);
  const pages = Array.from({ length: last - first + 1 }, (_, index): PageItem => first + index);
  if (first > 1) pages.unshift('gap-before');
  if (last < pageCount) pages.push('gap-after');
  return pages;
}
