import type { SiteSettings } from '../app/siteSettings.ts';

/** The site of all stories. */
export const site: SiteSettings = { productName: 'Potli', publicUrl: 'https://potli.example', apiHost: '/api' };
