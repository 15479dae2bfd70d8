import type { SiteSettings } from '../app/siteSettings.ts';

/** Head of a page that is not there or did not load. */
export function missingHead({ productName }: SiteSettings) {
  return { meta: [{ title: `Page not found | ${productName}` }, { name: 'robots', content: 'noindex' }] };
}
