import type { Store } from '@potli/api/contract/stores';
import { Stack } from '@potli/ui/Layout';
import { RateTable } from '@potli/ui/RateTable';
import { SectionHeading } from '@potli/ui/SectionHeading';
import { StoreHeader } from '@potli/ui/StoreHeader';
import { TermsList } from '@potli/ui/TermsList';
import { useApp } from '../../../app/App.tsx';
import { DetailPage } from '../../../components/details/DetailPage.tsx';
import { DetailText } from '../../../components/details/DetailText.tsx';
import { Faqs } from '../../../components/details/Faqs.tsx';
import { SidePanel } from '../../../components/details/SidePanel.tsx';
import type { StoreOffers } from '../../../features/catalogue/offers.ts';
import { ShopAside } from '../../../features/clickout/ShopAside.tsx';
import { claimNote } from '../../../features/clickout/useClaim.ts';
import { paths } from '../../../lib/paths.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { OwnOffers } from './OwnOffers.tsx';

interface StoreDetailsProps extends StoreOffers {
  store: Store;
}

/** Everything about one store, and Shop Now. */
export function StoreDetails({ store, deals, coupons }: StoreDetailsProps) {
  return (
    <DetailPage
      trail={[{ href: paths.stores, label: 'Stores' }]}
      current={store.storeName}
      head={<StoreHeader title={store.storeTitle} text={store.metaDescription} imageUrl={store.storeImageUrl} />}
      aside={<StoreActions store={store} />}
      facts={
        store.topCashbacks.length > 0 && (
          <>
            <SectionHeading title="Top cashbacks" variant="block" />
            <RateTable rates={store.topCashbacks} />
          </>
        )
      }
      terms={
        <Stack>
          {store.importantTerms.length > 0 && (
            <SidePanel title="Terms">
              <TermsList items={store.importantTerms} />
            </SidePanel>
          )}
          {store.paysCashback !== false && <HowItWorks store={store} />}
        </Stack>
      }
    >
      <OwnOffers deals={deals} coupons={coupons} />
      <DetailText title={`About ${store.storeName}`} html={store.storeDescription} />
      <Faqs items={store.faqs} />
    </DetailPage>
  );
}

const OFFERS_ONLY = 'This shop pays no cashback. Its deals and coupons are yours all the same.';
const COMPLETE = 'Remember to complete your purchase to earn cashback on your transaction.';

function noteOf({ paysCashback, isOffline }: Store): string {
  if (paysCashback === false) return OFFERS_ONLY;
  return isOffline ? claimNote : COMPLETE;
}

/** Shop Now, and Claim Cashback where the shop is offline. */
function StoreActions({ store }: { store: Store }) {
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
      caption={store.paysCashback === false ? 'No cashback at this shop' : `Shop through ${productName} and earn`}
      reward={store.earnRewards}
      isOffline={store.isOffline && store.paysCashback !== false}
      note={noteOf(store)}
    />
  );
}
