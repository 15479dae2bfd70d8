import type { CreditCard } from '@potli/api/contract/creditCards';
import type { SiteSettings } from '../../../app/siteSettings.ts';
import { paths } from '../../../lib/paths.ts';
import { missingHead, pageHead } from '../../../seo/pageHead.ts';

/** Head of both addresses of a card; the first one is canonical (docs/product/credit-cards.md#card-page). */
export function creditCardHead(card: CreditCard | undefined, site: SiteSettings) {
  if (!card) return missingHead(site);
  return pageHead({
    site,
    title: `${card.heading} - Fees, Eligibility & Cashback | ${site.productName}`,
    description: `${card.subHeading}. Fees, eligibility and welcome offer of the ${card.heading}. Apply through ${site.productName} and earn cashback.`,
    path: paths.creditCard(card.urlSlug),
    image: `/og/card/${card.urlSlug}.png`,
  });
}
