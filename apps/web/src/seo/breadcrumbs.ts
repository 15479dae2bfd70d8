import type { MakeRouteMatchUnion } from '@tanstack/react-router';
import { legalPages } from '../company/legalPages.ts';
import { paths } from '../lib/paths.ts';

export interface Crumb {
  name: string;
  path: string;
}

const categories = { name: 'All categories', path: paths.categories };
const stores = { name: 'Stores', path: paths.stores };
const creditCards = { name: 'Credit Cards', path: paths.creditCards };
const giftCards = { name: 'Gift Cards', path: paths.giftCards };
const deals = { name: 'Deals', path: paths.deals };

const legal = ({ title, path }: { title: string; path: string }): Crumb => ({ name: title, path });

/** Pages right below home. */
const first: Record<string, Crumb> = {
  '/_public/categories/': categories,
  '/_public/stores': stores,
  '/_public/credit_cards': creditCards,
  '/_public/gift_cards': giftCards,
  '/_public/deals': deals,
  '/_public/coupons': { name: 'Coupons', path: paths.coupons },
  '/_public/about': { name: 'About', path: paths.about },
  '/_public/contact': { name: 'Contact', path: paths.contact },
  '/_public/terms-and-conditions': legal(legalPages.terms),
  '/_public/refund-policy': legal(legalPages.refund),
  '/_public/privacy-policy': legal(legalPages.privacy),
} satisfies Partial<Record<MakeRouteMatchUnion['routeId'], Crumb>>;

/** The steps from home to a page, without home; none if the page shows no breadcrumbs. */
export function breadcrumbs(match: MakeRouteMatchUnion): Crumb[] {
  switch (match.routeId) {
    case '/_public/categories/$slug':
      return below(categories, match.loaderData?.category, ({ name, urlSlug }) => [name, paths.category(urlSlug)]);
    case '/_public/stores_details/$slug':
      return below(stores, match.loaderData?.store, ({ storeName, urlSlug }) => [storeName, paths.store(urlSlug)]);
    case '/_public/grabdeals/$slug':
      return below(deals, match.loaderData, ({ offerName, urlSlug }) => [offerName, paths.deal(urlSlug)]);
    case '/_public/gift_card_details/$slug':
      return below(giftCards, match.loaderData, ({ name, urlSlug }) => [name, paths.giftCard(urlSlug)]);
    case '/_public/credit_card_details/$slug':
    case '/_public/creditcards_details/$slug':
      return below(creditCards, match.loaderData, ({ heading, urlSlug }) => [heading, paths.creditCard(urlSlug)]);
    default: {
      const crumb = first[match.routeId];
      return crumb ? [crumb] : [];
    }
  }
}

function below<Item>(parent: Crumb, item: Item | undefined, name: (item: Item) => [string, string]): Crumb[] {
  if (item === undefined) return [];
  const [own, path] = name(item);
  return [parent, { name: own, path }];
}
