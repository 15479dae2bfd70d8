import type { SiteSettings } from '../app/siteSettings.ts';

/** The `head` of a dashboard route: its title, followed by the product's name. */
export function screenTitle(title: string) {
  return ({ match }: { match: { context: { site: SiteSettings } } }) => ({
    meta: [{ title: `${title} | ${match.context.site.productName}` }],
  });
}
