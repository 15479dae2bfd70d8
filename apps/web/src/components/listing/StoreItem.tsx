import type { StoreSummary } from '@potli/api/contract/stores';
import { StoreCard, type StoreCardProps } from '@potli/ui/StoreCard';
import { paths } from '../../lib/paths.ts';

interface StoreItemProps extends Pick<StoreCardProps, 'priority' | 'strung'> {
  /** Found by its goods, it shows these in place of its discount. */
  store: StoreSummary;
}

/** A store in a list, with the way to its page. */
export function StoreItem({ store, ...look }: StoreItemProps) {
  return (
    <StoreCard
      {...look}
      name={store.storeName}
      href={paths.store(store.urlSlug)}
      imageUrl={store.storeImageUrl}
      discountText={store.foundBy ?? store.discountText}
      reward={store.earnRewards}
      termsTag={store.termsTag}
    />
  );
}

/** Stores in a grid. */
export function StoreItems({ stores }: { stores: readonly StoreSummary[] }) {
  return stores.map((store, index) => <StoreItem key={store.id} store={store} priority={index < 8 ? 'low' : 'lazy'} />);
}
