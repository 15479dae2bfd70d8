import type { SiteSettings } from '../../../app/siteSettings.ts';
import type { LegalPage } from '../../../company/legalPages.ts';
import { pageHead } from '../../../seo/pageHead.ts';

/** Head of a legal page, for its route. @param heading as its operator wrote it; absent while the text loads */
export function legalHead(site: SiteSettings, { path, title, describe }: LegalPage, heading = title) {
  return pageHead({ site, title: `${heading} | ${site.productName}`, description: describe(site.productName), path });
}
