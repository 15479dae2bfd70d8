import type { MakeRouteMatchUnion } from '@tanstack/react-router';
import { legalPages } from '../../company/legalPages.ts';
import type { Crumb } from './breadcrumbList.ts';

const categories = { name: 'All categories', path: '/categories' };
const stores = { name: 'Stores', path: '/stores' };
const creditCards = { name: 'Credit Cards', path: '/credit_cards' };
const deals = { name: 'Deals', path: '/deals' };

const legal = ({ title, path }: { title: string; path: string }): Crumb => ({ name: title, path });

/** Pages right below home. */
const first: Record<string, Crumb> = {
  '/_public/categories/': categories,
  '/_public/stores': stores,
  '/_public/credit_cards': creditCards,
  '/_public/deals': deals,
  '/_public/coupons': { name: 'Coupons', path: '/coupons' },
  '/_public/about': { name: 'About', path: '/about' },
  '/_public/contact': { name: 'Contact', path: '/contact' },
  '/_public/terms-and-conditions': legal(legalPages.terms),
  '/_public/refund-policy': legal(legalPages.refund),
  '/_public/privacy-policy': legal(legalPages.privacy),
};

/** The steps from home to a page, as its breadcrumbs show them; none where it has no breadcrumbs. */
export function trailOf(match: MakeRouteMatchUnion): Crumb[] {
  switch (match.routeId) {
    case '/_public/categories/$slug':
      return below(categories, match.loaderData?.category, ({ name, urlSlug }) => [name, `/categories/${urlSlug}`]);
    case '/_public/stores_details/$slug':
      return below(stores, match.loaderData, ({ storeName, urlSlug }) => [storeName, `/stores_details/${urlSlug}`]);
    case '/_public/grabdeals/$slug':
      return below(deals, match.loaderData, ({ offerName, urlSlug }) => [offerName, `/grabdeals/${urlSlug}`]);
    case '/_public/gift_card_details/$slug':
      return below(categories, match.loaderData, ({ name, urlSlug }) => [name, `/gift_card_details/${urlSlug}`]);
    case '/_public/credit_card_details/$slug':
    case '/_public/creditcards_details/$slug':
      return below(creditCards, match.loaderData, ({ heading, urlSlug }) => [
        heading,
        `/creditcards_details/${urlSlug}`,
      ]);
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
