import type { CreditCard } from '@potli/api/contract/creditCards';
import type { Offer, OfferDetails } from '@potli/api/contract/offers';
import type { Store } from '@potli/api/contract/stores';
import type { MakeRouteMatchUnion } from '@tanstack/react-router';
import { addressOf, type SiteSettings } from '../app/siteSettings.ts';
import { paths } from '../lib/paths.ts';
import { breadcrumbs, type Crumb } from './breadcrumbs.ts';

/** An object of schema.org. */
interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Makes the whole address of a path. */
type ToUrl = (path: string) => string;

/** The structured data of a page for search engines, as a script element for its head; empty if there is none. */
export function structuredData(matches: readonly MakeRouteMatchUnion[], site: SiteSettings): string {
  const toUrl: ToUrl = (path) => addressOf(path, site);
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
      const store = match.loaderData?.store;
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

/** The shop itself and its search, for home. */
export function siteThings({ productName }: SiteSettings, toUrl: ToUrl): Thing[] {
  return [
    { '@type': 'Organization', name: productName, url: toUrl(paths.home), logo: toUrl('/icons/icon-512.png') },
    {
      '@type': 'WebSite',
      name: productName,
      url: toUrl(paths.home),
      inLanguage: 'en-IN',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${toUrl(paths.stores)}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

const seller = (name: string): Thing => ({ '@type': 'Organization', name });

/** The cashback of a store. */
function storeOffer(store: Store, toUrl: ToUrl): Thing {
  return {
    '@type': 'Offer',
    name: `${store.earnRewards} at ${store.storeName}`,
    description: store.metaDescription,
    url: toUrl(paths.store(store.urlSlug)),
    image: toUrl(store.storeImageUrl),
    seller: seller(store.storeName),
  };
}

/** A flash deal, with its end if it has one. */
function dealOffer(deal: OfferDetails, toUrl: ToUrl): Thing {
  return {
    ...bareOffer(deal),
    url: toUrl(paths.deal(deal.urlSlug)),
    image: toUrl(deal.offerImageUrl),
    seller: deal.store && seller(deal.store.storeName),
  };
}

/** Coupons in the order of their page. */
export function couponList(coupons: readonly Offer[]): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: coupons.map((coupon, n) => ({ '@type': 'ListItem', position: n + 1, item: bareOffer(coupon) })),
  };
}

function bareOffer({ offerName, expiryDate }: Offer): Thing {
  return { '@type': 'Offer', name: offerName, validThrough: expiryDate ?? undefined };
}

/** A credit card with what it costs. */
function creditCardThing(card: CreditCard, toUrl: ToUrl): Thing {
  return {
    '@type': 'CreditCard',
    name: card.heading,
    description: card.subHeading,
    url: toUrl(paths.creditCard(card.urlSlug)),
    image: toUrl(card.imageUrl),
    provider: { '@type': 'BankOrCreditUnion', name: card.from },
    feesAndCommissionsSpecification: `Joining fee: ${card.joiningFees}. Annual fee: ${card.annualFees}.`,
  };
}

/** Questions and answers of a page; nothing if it has none. */
export function faqPage(faqs: readonly { question: string; answer: string }[]): Thing[] {
  if (faqs.length === 0) return [];
  const mainEntity = faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

/** Breadcrumbs as a thing, from home on; the last one is the page itself. */
export function breadcrumbList(crumbs: readonly Crumb[], toUrl: ToUrl): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: paths.home }, ...crumbs].map(({ name, path }, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name,
      item: toUrl(path),
    })),
  };
}
