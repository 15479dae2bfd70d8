export interface RedirectTarget {
  url: string;
  name: string;
  logo?: string;
}

/** Address of the interstitial before a shop (spec, section 2, `/redirect`). */
export function redirectPath({ url, name, logo }: RedirectTarget): string {
  const search = new URLSearchParams({ url, name });
  if (logo) search.set('logo', logo);
  return `/redirect?${search}`;
}
