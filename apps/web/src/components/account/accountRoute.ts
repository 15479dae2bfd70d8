import type { SiteSettings } from '../../app/siteSettings.ts';
import { pageHead } from '../../seo/pageHead.ts';

/** The key of a link in a mail, as its page reads it from the address. Keys of digits arrive as numbers. */
export function keySearch({ key }: Record<string, unknown>): { key?: string } {
  return { key: typeof key === 'string' || typeof key === 'number' ? String(key) : undefined };
}

interface AccountHeadOptions {
  site: SiteSettings;
  /** Without the product's name. */
  title: string;
  description: string;
  path: string;
}

/** Head of a page that opens from a link in a mail. Its address holds a key, so other sites never see the address. */
export function accountHead({ site, title, ...page }: AccountHeadOptions) {
  const head = pageHead({ site, title: `${title} | ${site.productName}`, ...page, noindex: true });
  return { ...head, meta: [...head.meta, { name: 'referrer', content: 'no-referrer' }] };
}
