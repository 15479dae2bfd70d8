import { Carousel } from '@potli/ui/commerce/Carousel/Carousel';
import { StoreTag } from '@potli/ui/commerce/StoreTag/StoreTag';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app.tsx';
import { topStoresQuery } from '../../../queries/catalogueQueries.ts';
import { HomeRow } from './HomeRow.tsx';

export function TopStores() {
  const query = useQuery(topStoresQuery(useApp().api));
  return (
    <HomeRow title="Top Stores" query={query} placeholders={4}>
      {(stores) => (
        <Carousel title="Top Stores" viewAllHref="/stores" strung>
          {stores.map((store) => (
            <StoreTag
              key={store.id}
              name={store.storeName}
              href={`/stores_details/${store.urlSlug}`}
              imageUrl={store.storeImageUrl}
              discountText={store.discountText}
              reward={store.earnRewards}
              termsTag={store.termsTag}
              strung
            />
          ))}
        </Carousel>
      )}
    </HomeRow>
  );
}
