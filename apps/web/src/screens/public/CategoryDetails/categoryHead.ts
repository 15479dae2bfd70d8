import type { SiteSettings } from '../../../app/siteSettings.ts';
import type { CategoryContents } from '../../../features/catalogue/categories.ts';
import { missingHead, pageHead } from '../../../seo/pageHead.ts';
import { categoryAddress } from './categoryAddress.ts';

/** Head of a category at one of its pages. */
export function categoryHead(
  contents: CategoryContents | undefined,
  pages: { page?: number; giftPage?: number },
  site: SiteSettings,
) {
  if (!contents) return missingHead(site);
  const { name, urlSlug } = contents.category;
  return pageHead({
    site,
    title: `${name} - Cashback Stores and Gift Cards | ${site.productName}`,
    description: `Stores and gift cards for ${name.toLowerCase()} that give cashback when you shop through ${site.productName}, with their rates and terms.`,
    path: categoryAddress(urlSlug, pages),
  });
}
