import type { MakeRouteMatchUnion } from '@tanstack/react-router';
import type { SiteSettings } from '../../app/siteSettings.ts';
import { breadcrumbList, breadcrumbs } from './breadcrumbs.ts';
import {
  couponList,
  creditCardThing,
  dealOffer,
  faqPage,
  siteThings,
  storeOffer,
  type Thing,
  type ToUrl,
} from './things.ts';

/** The structured data of a page for search engines, as a script element for its head; empty if there is none. */
export function structuredData(matches: readonly MakeRouteMatchUnion[], site: SiteSettings): string {
  const toUrl: ToUrl = (path) => new URL(path, site.publicUrl).href;
  return toScript(
    matches.flatMap((match) => {
      const crumbs = breadcrumbs(match);
      return [...(crumbs.length > 0 ? [breadcrumbList(crumbs, toUrl)] : []), ...contentOf(match, site, toUrl)];
    }),
  );
}

/** Things as a script element, or nothing. No text in them can end the element. */
export function toScript(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/** The things that a route shows, from the data of its loader. */
function contentOf(match: MakeRouteMatchUnion, site: SiteSettings, toUrl: ToUrl): Thing[] {
  switch (match.routeId) {
    case '/_public/':
      return siteThings(site, toUrl);
    case '/_public/stores_details/$slug': {
      const store = match.loaderData;
      return store ? [storeOffer(store, toUrl), ...faqPage(store.faqs)] : [];
    }
    case '/_public/grabdeals/$slug':
      return match.loaderData ? [dealOffer(match.loaderData, toUrl)] : [];
    case '/_public/coupons': {
      const coupons = match.loaderData?.listed?.rows ?? [];
      return coupons.length > 0 ? [couponList(coupons)] : [];
    }
    case '/_public/credit_card_details/$slug':
    case '/_public/creditcards_details/$slug': {
      const card = match.loaderData;
      return card ? [creditCardThing(card, toUrl), ...faqPage(card.faqs)] : [];
    }
    default:
      return [];
  }
}
