import type { StaticText } from '@potli/api/contract/texts';
import type { SiteSettings } from '../../../app/siteSettings.ts';
import type { LegalPage } from '../../../company/legalPages.ts';
import { pageHead } from '../../../seo/pageHead.ts';

/** Head of a legal page, for its route. @param text absent while it loads */
export function legalHead(site: SiteSettings, { path, title, describe }: LegalPage, text?: StaticText) {
  return pageHead({
    site,
    title: `${text?.title ?? title} | ${site.productName}`,
    description: describe(site.productName),
    path,
  });
}
