import type { StoreSummary } from '@potli/api/contract/stores';
import { StoreTag } from '@potli/ui/commerce/StoreTag/StoreTag';

/** The tags of stores, one below or beside the other as their grid has it. */
export function StoreTags({ stores }: { stores: readonly StoreSummary[] }) {
  return stores.map((store, index) => (
    <StoreTag
      key={store.id}
      name={store.storeName}
      href={`/stores_details/${store.urlSlug}`}
      imageUrl={store.storeImageUrl}
      discountText={store.discountText}
      reward={store.earnRewards}
      termsTag={store.termsTag}
      priority={index < 8 ? 'low' : 'lazy'}
    />
  ));
}
