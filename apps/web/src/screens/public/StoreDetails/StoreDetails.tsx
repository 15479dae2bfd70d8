import type { Store } from '@potli/api/contract/stores';
import { DetailLayout } from '@potli/ui/commerce/DetailLayout/DetailLayout';
import { Prose } from '@potli/ui/commerce/Prose/Prose';
import { RateTable } from '@potli/ui/commerce/RateTable/RateTable';
import { SectionHeading } from '@potli/ui/commerce/SectionHeading/SectionHeading';
import { StoreHead } from '@potli/ui/commerce/StoreHead/StoreHead';
import { TermsList } from '@potli/ui/commerce/TermsList/TermsList';
import { Accordion } from '@potli/ui/components/Accordion/Accordion';
import { Breadcrumbs } from '@potli/ui/components/Breadcrumbs/Breadcrumbs';
import { Heading } from '@potli/ui/components/Heading/Heading';
import { Container } from '@potli/ui/components/Layout/Container';
import { Sections } from '@potli/ui/components/Layout/Sections';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Panel } from '@potli/ui/components/Panel/Panel';
import { StoreActions } from './StoreActions.tsx';

/** Everything about one store, and the way there. */
export function StoreDetails({ store }: { store: Store }) {
  return (
    <Container>
      <Sections ends="page">
        <Breadcrumbs
          label="Breadcrumb"
          trail={[
            { href: '/', label: 'Home' },
            { href: '/stores', label: 'Stores' },
          ]}
          current={store.storeName}
        />
        <DetailLayout
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
              <Panel as="section" padding="roomy">
                <Stack>
                  <Heading level={2} variant="h3">
                    Terms
                  </Heading>
                  <TermsList items={store.importantTerms} />
                </Stack>
              </Panel>
            )
          }
        >
          <Stack as="section" gap="m">
            <Heading level={2}>About {store.storeName}</Heading>
            <Prose html={store.storeDescription} />
          </Stack>
          {store.faqs.length > 0 && (
            <Stack as="section" gap="s">
              <Heading level={2}>FAQs</Heading>
              <Accordion items={store.faqs} openAtFirst={0} />
            </Stack>
          )}
        </DetailLayout>
      </Sections>
    </Container>
  );
}
