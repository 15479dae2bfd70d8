import type { CreditCard } from '@potli/api/contract/creditCards';
import type { Offer, OfferDetails } from '@potli/api/contract/offers';
import type { Store } from '@potli/api/contract/stores';
import type { SiteSettings } from '../../app/siteSettings.ts';
import { paths } from '../../lib/paths.ts';

/** An object of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Makes the whole address of a path. */
export type ToUrl = (path: string) => string;

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
export function storeOffer(store: Store, toUrl: ToUrl): Thing {
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
export function dealOffer(deal: OfferDetails, toUrl: ToUrl): Thing {
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
export function creditCardThing(card: CreditCard, toUrl: ToUrl): Thing {
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
