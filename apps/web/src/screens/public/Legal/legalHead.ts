import type { SiteSettings } from '../../../app/siteSettings.ts';
import type { LegalPage } from '../../../company/legalPages.ts';
import { pageHead } from '../../../seo/pageHead.ts';

/** Head of a legal page, for its route. */
export function legalHead(site: SiteSettings, { path, title, describe }: LegalPage) {
  return pageHead({ site, title: `${title} | ${site.productName}`, description: describe(site.productName), path });
}
