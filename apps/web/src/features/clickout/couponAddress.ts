import type { Client } from '@potli/api/client';
import { parseUrl } from '@potli/api/link';
import { basePath, type SiteSettings } from '../../app/siteSettings.ts';
import type { ClickOutTarget } from '../catalogue/ClickOutTarget.ts';
import { recordClick } from './recordClick.ts';
import { unrecordedPath } from './redirectPath.ts';

/**
 * Records a member's click on a coupon. Never fails.
 * @param site its product name becomes `utm_source`, in lower case
 * @returns the shop's address, with `utm_source` and `tag`; where the click was not recorded, the page that says so
 */
export async function couponAddress(api: Client, target: ClickOutTarget, site: SiteSettings): Promise<string> {
  const click = await recordClick(api, target);
  if (!click) return basePath(site) + unrecordedPath(target);
  const { url, clickId } = click;
  return clickId && parseUrl(url) ? couponLink(url, { source: site.productName.toLowerCase(), clickId }) : url;
}

/** A coupon's link with `utm_source` and `tag`, set by a URL parser (docs/product/clickout.md#get-deal). */
export function couponLink(url: string, { source, clickId }: { source: string; clickId: string }): string {
  const link = new URL(url);
  link.searchParams.set('utm_source', source);
  link.searchParams.set('tag', clickId);
  return link.href;
}
