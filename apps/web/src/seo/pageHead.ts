import { addressOf, type SiteSettings } from '../app/siteSettings.ts';

export interface PageHeadOptions {
  site: SiteSettings;
  /** The whole title; the product's name is not added. */
  title: string;
  description: string;
  /** The page's one address on this site, from its slash on: `/stores_details/juttigali`. */
  path: string;
  /** Picture for shared links, 1200 × 630, on this site; without one the shop's own. */
  image?: string;
  /** Keeps the page out of search engines; it has no canonical address then. */
  noindex?: boolean;
}

/** Metadata of a page for search engines and shared links, for the `head` of its route. */
export function pageHead({ site, title, description, path, image = '/og/shop.png', noindex }: PageHeadOptions) {
  const url = addressOf(path, site);
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: addressOf(image, site) },
      ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: noindex ? [] : [{ rel: 'canonical', href: url }],
  };
}

/** The head of a page that does not exist or did not load. */
export function missingHead({ productName }: SiteSettings) {
  return { meta: [{ title: `Page not found | ${productName}` }, { name: 'robots', content: 'noindex' }] };
}
