import type { Store } from '@potli/api/contract/stores';
import { StoreAside } from '@potli/ui/commerce/StoreAside/StoreAside';
import { useApp } from '../../../app.tsx';
import { useClaim } from '../../../clickout/useClaim.ts';
import { useClickOut } from '../../../clickout/useClickOut.ts';

const COMPLETE = 'Remember to complete your purchase to earn cashback on your transaction.';
const BY_CLAIM = 'This shop reports sales by claim. Shop first, then claim your cashback with the order id.';

/** Shop Now, and Claim Cashback where the shop is offline (spec, section 2). */
export function StoreActions({ store }: { store: Store }) {
  const { productName } = useApp().site;
  const clickOut = useClickOut();
  const claim = useClaim();
  return (
    <StoreAside
      caption={`Shop through ${productName} and earn`}
      reward={store.earnRewards}
      shop={{
        ...clickOut({
          id: store.id,
          source: 'STORE',
          name: store.storeName,
          logo: store.storeImageUrl,
          link: store.redirectionUrl || store.baseUrl,
        }),
        text: 'Shop Now',
      }}
      claim={store.isOffline ? { ...claim({ source: 'STORE', id: store.id }), text: 'Claim Cashback' } : undefined}
      note={store.isOffline ? BY_CLAIM : COMPLETE}
    />
  );
}
