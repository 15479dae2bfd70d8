import type { StoreSummary } from '@potli/api/contract/stores';
import { StoreTag, type StoreTagProps } from '@potli/ui/commerce/StoreTag/StoreTag';

interface StoreItemProps extends Pick<StoreTagProps, 'priority' | 'strung'> {
  store: StoreSummary;
}

/** A store in a list, with the way to its page. */
export function StoreItem({ store, ...look }: StoreItemProps) {
  return (
    <StoreTag
      {...look}
      name={store.storeName}
      href={`/stores_details/${store.urlSlug}`}
      imageUrl={store.storeImageUrl}
      discountText={store.discountText}
      reward={store.earnRewards}
      termsTag={store.termsTag}
    />
  );
}

/** Stores in a grid. */
export function StoreItems({ stores }: { stores: readonly StoreSummary[] }) {
  return stores.map((store, index) => <StoreItem key={store.id} store={store} priority={index < 8 ? 'low' : 'lazy'} />);
}
