import type { Thing, ToUrl } from './Thing.ts';

export interface Crumb {
  name: string;
  path: string;
}

/** The way from home to a page; the last crumb is the page itself. */
export function breadcrumbList(crumbs: readonly Crumb[], toUrl: ToUrl): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name,
      item: toUrl(path),
    })),
  };
}
