import type { Offer, OfferDetails } from '@potli/api/contract/offers';
import type { Store } from '@potli/api/contract/stores';
import type { Thing, ToUrl } from './Thing.ts';

const seller = (name: string): Thing => ({ '@type': 'Organization', name });

/** What a store gives to those who come through this shop. */
export function storeOffer(store: Store, toUrl: ToUrl): Thing {
  return {
    '@type': 'Offer',
    name: `${store.earnRewards} at ${store.storeName}`,
    description: store.metaDescription,
    url: toUrl(`/stores_details/${store.urlSlug}`),
    image: toUrl(store.storeImageUrl),
    seller: seller(store.storeName),
  };
}

/** A flash deal, with its end where it has one. */
export function dealOffer(deal: OfferDetails, toUrl: ToUrl): Thing {
  return {
    ...bareOffer(deal),
    url: toUrl(`/grabdeals/${deal.urlSlug}`),
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
