import type { SiteSettings } from '../../../app/siteSettings.ts';

/** The public address of a share link: the API's base and `/custom-link/{urlHash}` (spec, section 3). */
export function toShareAddress({ apiHost, publicUrl }: SiteSettings, urlHash: string): string {
  return new URL(`${apiHost}/custom-link/${encodeURIComponent(urlHash)}`, publicUrl).href;
}
