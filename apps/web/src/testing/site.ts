import type { SiteSettings } from '../app/siteSettings.ts';
import { readBrand } from './useBrand.ts';

/** The site of all stories, with the name of a brand: by default of the one that the story is shown in. */
export const storySite = (brand = readBrand()): SiteSettings => ({
  productName: brand.charAt(0).toUpperCase() + brand.slice(1),
  publicUrl: `https://${brand}.example`,
  apiHost: '/api',
});
