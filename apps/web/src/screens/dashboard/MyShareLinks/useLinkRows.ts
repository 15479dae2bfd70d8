import type { CustomLink } from '@potli/api/contract/customLinks';
import { useQueries } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import type { SiteSettings } from '../../../app/siteSettings.ts';
import { clickSourceQuery } from '../../../features/clicks/clickQueries.ts';
import { isCard } from '../../../features/clicks/clickSources.ts';

/** A share link with the name and picture of its store or card. */
export interface LinkRow extends CustomLink {
  name: string;
  imageUrl?: string;
  isCard: boolean;
  /** Its public address. */
  href: string;
}

const none: readonly CustomLink[] = [];

const toSource = ({ itemType, storeId }: CustomLink) => ({ clickSource: 'CUSTOM_LINK', itemType, storeId });

/** Pictures, and names that the host leaves out, come from the catalogue. Unknown items are called 'Unknown'. */
export function useLinkRows(links: readonly CustomLink[] = none): LinkRow[] {
  const { api, site } = useApp();
  const found = useQueries({ queries: links.map((link) => clickSourceQuery(api, toSource(link))) });
  return links.map((link, index) => {
    const { data, isPending } = found[index] ?? {};
    const resolved = data?.name ?? (isPending ? '' : 'Unknown');
    const name = link.storeName === undefined ? resolved : (link.storeName ?? 'Unknown');
    return {
      ...link,
      name,
      imageUrl: data?.imageUrl,
      isCard: isCard(toSource(link)),
      href: toShareAddress(site, link.urlHash),
    };
  });
}

/** The public address of a share link (docs/product/share-links.md#address). */
export function toShareAddress({ apiHost, publicUrl }: SiteSettings, urlHash: string): string {
  return new URL(`${apiHost}/custom-link/${encodeURIComponent(urlHash)}`, publicUrl).href;
}
