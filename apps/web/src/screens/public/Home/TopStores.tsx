import type { StoreSummary } from '@potli/api/contract/stores';
import { StoreCard } from '@potli/ui/StoreCard';
import { Shelf } from './Shelf.tsx';

export function TopStores({ stores }: { stores: readonly StoreSummary[] }) {
  if (stores.length === 0) return null;
  return (
    <Shelf title="Top Stores" viewAllHref="/stores" strung>
      {stores.map((store, index) => (
        <StoreCard
          key={store.id}
          name={store.storeName}
          href={`/stores_details/${store.urlSlug}`}
          imageUrl={store.storeImageUrl}
          discountText={store.discountText}
          reward={store.earnRewards}
          termsTag={store.termsTag}
          priority={index < 4 ? 'low' : 'lazy'}
          strung
        />
      ))}
    </Shelf>
  );
}
