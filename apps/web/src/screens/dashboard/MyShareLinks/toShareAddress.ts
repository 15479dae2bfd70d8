import type { SiteSettings } from '../../../app/siteSettings.ts';

/** The public address of a share link (docs/product/share-links.md#address). */
export function toShareAddress({ apiHost, publicUrl }: SiteSettings, urlHash: string): string {
  return new URL(`${apiHost}/custom-link/${encodeURIComponent(urlHash)}`, publicUrl).href;
}
