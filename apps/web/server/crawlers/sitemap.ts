/** A page in the sitemap. */
export interface SitemapEntry {
  /** From its slash on. */
  path: string;
  /** Last change of its content; absent if unknown. */
  changedAt?: Date;
}

/** As many pages as one file may name (sitemaps.org). */
export const PAGES_PER_FILE = 50_000;

const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

function list(root: string, item: string, publicUrl: string, entries: readonly SitemapEntry[]): string {
  const items = entries.map(({ path, changedAt }) => {
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<${item}><loc>${escapeXml(publicUrl + path)}</loc>${lastmod}</${item}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${XMLNS}>\n${items.join('')}</${root}>\n`;
}

/** The latest of some times, or undefined without one. */
export function latest(times: readonly (Date | undefined)[]): Date | undefined {
  return times.reduce((one, other) => (one && other && one > other ? one : (other ?? one)), undefined);
}

/** The files of a sitemap by their path: `/sitemap.xml` alone, or as an index of numbered parts where one file is too small. */
export function sitemapFiles(
  publicUrl: string,
  entries: readonly SitemapEntry[],
  pagesPerFile = PAGES_PER_FILE,
): Map<string, string> {
  if (entries.length <= pagesPerFile) return new Map([['/sitemap.xml', list('urlset', 'url', publicUrl, entries)]]);
  const parts: { path: string; pages: SitemapEntry[] }[] = [];
  for (let start = 0; start < entries.length; start += pagesPerFile) {
    parts.push({ path: `/sitemap.xml?part=${parts.length + 1}`, pages: entries.slice(start, start + pagesPerFile) });
  }
  const files = parts.map(({ path, pages }) => ({ path, changedAt: latest(pages.map((page) => page.changedAt)) }));
  return new Map([
    ['/sitemap.xml', list('sitemapindex', 'sitemap', publicUrl, files)],
    ...parts.map(({ path, pages }): [string, string] => [path, list('urlset', 'url', publicUrl, pages)]),
  ]);
}
