import type { Page } from '@potli/api';
import type { Category } from '@potli/api/contract/categories';
import type { HomeBanner } from '@potli/api/contract/home';
import type { StoreSummary } from '@potli/api/contract/stores';
import { CreditCardCard } from '@potli/ui/CreditCardCard';
import { Grid, Stack } from '@potli/ui/Layout';
import { SectionHeading } from '@potli/ui/SectionHeading';
import { Text } from '@potli/ui/Text';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { GiftCardFaces } from '../../../components/listing/GiftCardFaces.tsx';
import { ListPage } from '../../../components/listing/ListPage.tsx';
import { PageLinks } from '../../../components/listing/PageLinks.tsx';
import { StoreItems } from '../../../components/listing/StoreItem.tsx';
import type { SearchResults } from '../../../features/search/search.ts';
import { paths } from '../../../lib/paths.ts';
import type { StoresSearch } from './readStoresSearch.ts';
import { StoreFilters } from './StoreFilters.tsx';
import { type StoresChoice, storesAddress } from './storesAddress.ts';

interface AllStoresProps {
  search: StoresSearch;
  /** What was found; without a search all stores are listed. */
  found?: SearchResults;
  /** Absent where the listing did not load. */
  listed?: Page<StoreSummary>;
  categories?: readonly Category[];
  banners?: readonly HomeBanner[];
}

/** All stores, or the results of a search. The search form leads here without script. */
export function AllStores({ search, found, listed, categories, banners }: AllStoresProps) {
  return (
    <ListPage title={search.q ? `Results for “${search.q}”` : 'All Stores'} current="Stores" banners={banners}>
      <StoreFilters search={search} categories={categories} />
      {found ? <FoundItems {...found} /> : <StoreList choice={search} stores={listed} />}
    </ListPage>
  );
}

/** Stores, 64 at a time, with links to the neighbouring pages. */
function StoreList({ choice, stores }: { choice: StoresChoice; stores?: Page<StoreSummary> }) {
  if (!stores || stores.rows.length === 0) return <Text>No stores available</Text>;
  return (
    <>
      <StoreGrid stores={stores.rows} />
      <PageLinks
        label="stores"
        page={choice.page ?? 1}
        totalPages={stores.totalPages}
        addressOf={(page) => storesAddress({ ...choice, page })}
      />
    </>
  );
}

function FoundItems({ stores, creditCards, giftCards }: SearchResults) {
  return (
    <>
      {stores.length > 0 ? <StoreGrid stores={stores} /> : <Text>No stores available</Text>}
      {creditCards.length > 0 && (
        <Stack as="section">
          <SectionHeading title="Credit Cards" />
          <Grid columns={4}>
            {creditCards.map((card, index) => (
              <CreditCardCard
                key={card.id}
                name={card.heading}
                subHeading={card.subHeading}
                href={paths.creditCardFromSearch(card.urlSlug)}
                imageUrl={card.imageUrl}
                index={index}
                whole
              />
            ))}
          </Grid>
        </Stack>
      )}
      {giftCards.length > 0 && (
        <Stack as="section">
          <SectionHeading title="Gift Cards" />
          <GiftCardFaces giftCards={giftCards} />
        </Stack>
      )}
    </>
  );
}

function StoreGrid({ stores }: { stores: readonly StoreSummary[] }) {
  return (
    <CardGrid name="Stores" columns="4 small">
      <StoreItems stores={stores} />
    </CardGrid>
  );
}
