import type { MakeRouteMatchUnion } from '@tanstack/react-router';
import type { SiteSettings } from '../../app/siteSettings.ts';
import { breadcrumbList } from './breadcrumbList.ts';
import { creditCardThing } from './creditCardThing.ts';
import { faqPage } from './faqPage.ts';
import { couponList, dealOffer, storeOffer } from './offers.ts';
import { siteThings } from './siteThings.ts';
import type { Thing, ToUrl } from './Thing.ts';
import { trailOf } from './trailOf.ts';

/** What a matched route tells search engines, from what its loader read. Nothing where that is not there. */
export function thingsOf(match: MakeRouteMatchUnion, site: SiteSettings): Thing[] {
  const toUrl: ToUrl = (path) => new URL(path, site.publicUrl).href;
  const trail = trailOf(match);
  const way = trail.length > 0 ? [breadcrumbList(trail, toUrl)] : [];
  return [...way, ...contentOf(match, site, toUrl)];
}

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
