import type { Store } from '@potli/api/contract/stores';
import { useApp } from '../../../app/App.tsx';
import { claimNote } from '../../../features/clickout/claimNote.ts';
import { ShopAside } from '../../../features/clickout/ShopAside.tsx';

const COMPLETE = 'Remember to complete your purchase to earn cashback on your transaction.';

/** Shop Now, and Claim Cashback where the shop is offline. */
export function StoreActions({ store }: { store: Store }) {
  const { productName } = useApp().site;
  return (
    <ShopAside
      target={{
        id: store.id,
        source: 'STORE',
        name: store.storeName,
        logo: store.storeImageUrl,
        link: store.redirectionUrl || store.baseUrl,
      }}
      text="Shop Now"
      caption={`Shop through ${productName} and earn`}
      reward={store.earnRewards}
      isOffline={store.isOffline}
      note={store.isOffline ? claimNote : COMPLETE}
    />
  );
}
