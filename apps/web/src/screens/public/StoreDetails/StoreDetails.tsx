import type { Store } from '@potli/api/contract/stores';
import { RateTable } from '@potli/ui/commerce/RateTable/RateTable';
import { SectionHeading } from '@potli/ui/commerce/SectionHeading/SectionHeading';
import { StoreHead } from '@potli/ui/commerce/StoreHead/StoreHead';
import { TermsList } from '@potli/ui/commerce/TermsList/TermsList';
import { DetailPage } from '../../../components/details/DetailPage.tsx';
import { DetailText } from '../../../components/details/DetailText.tsx';
import { Faqs } from '../../../components/details/Faqs.tsx';
import { SidePanel } from '../../../components/details/SidePanel.tsx';
import { StoreActions } from './StoreActions.tsx';

/** Everything about one store, and the way there. */
export function StoreDetails({ store }: { store: Store }) {
  return (
    <DetailPage
      trail={[{ href: '/stores', label: 'Stores' }]}
      current={store.storeName}
      head={<StoreHead title={store.storeTitle} text={store.metaDescription} imageUrl={store.storeImageUrl} />}
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
        store.importantTerms.length > 0 && (
          <SidePanel title="Terms">
            <TermsList items={store.importantTerms} />
          </SidePanel>
        )
      }
    >
      <DetailText title={`About ${store.storeName}`} html={store.storeDescription} />
      <Faqs items={store.faqs} />
    </DetailPage>
  );
}
