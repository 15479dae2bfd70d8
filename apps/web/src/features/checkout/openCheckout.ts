import { basePath, type SiteSettings } from '../../app/siteSettings.ts';
import { checkoutPath } from '../../lib/checkoutPath.ts';

/**
 * Opens the page that pays for an order. It is a document of its own, whose policy admits the script of the payment
 * provider: the router must not show it within another document (docs/decisions/098).
 */
export function openCheckout(orderId: string, site: SiteSettings): void {
  location.assign(basePath(site) + checkoutPath(orderId));
}
