import { paths } from '../../lib/paths.ts';

export interface RedirectTarget {
  url: string;
  name: string;
  logo?: string;
}

/** Address of the redirect page before a shop (docs/product/clickout.md#redirect-page). */
export function redirectPath({ url, name, logo }: RedirectTarget): string {
  const search = new URLSearchParams({ url, name });
  if (logo) search.set('logo', logo);
  return `${paths.redirect}?${search}`;
}
