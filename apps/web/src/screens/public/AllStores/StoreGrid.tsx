import type { StoreSummary } from '@potli/api/contract/stores';
import { StoreTag } from '@potli/ui/commerce/StoreTag/StoreTag';
import { Grid } from '@potli/ui/components/Layout/Grid';
import { VisuallyHidden } from '@potli/ui/components/VisuallyHidden/VisuallyHidden';

export function StoreGrid({ stores }: { stores: readonly StoreSummary[] }) {
  return (
    <section>
      <h2>
        <VisuallyHidden>Stores</VisuallyHidden>
      </h2>
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
    </section>
  );
}
