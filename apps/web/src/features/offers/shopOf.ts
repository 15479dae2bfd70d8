import type { Offer } from '@potli/api/contract/offers';
import type { ShopLineProps } from '@potli/ui/ShopLine';
import { paths } from '../../lib/paths.ts';

/** The shop of an offer and what it earns there; undefined where the host does not send it. */
export function shopOf({ store }: Pick<Offer, 'store'>): ShopLineProps | undefined {
  return store && { name: store.storeName, href: paths.store(store.urlSlug), reward: store.earnRewards };
}
