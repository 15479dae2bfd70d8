import type { StoreSummary } from '@potli/api/contract/stores';
import { StoreTag } from '@potli/ui/commerce/StoreTag/StoreTag';
import { Grid } from '@potli/ui/components/Layout/Grid';

export function StoreGrid({ stores }: { stores: readonly StoreSummary[] }) {
  return (
    <Grid columns={4}>
      {stores.map((store) => (
        <StoreTag
          key={store.id}
          name={store.storeName}
          href={`/stores_details/${store.urlSlug}`}
          imageUrl={store.storeImageUrl}
          discountText={store.discountText}
          reward={store.earnRewards}
          termsTag={store.termsTag}
        />
      ))}
    </Grid>
  );
}
