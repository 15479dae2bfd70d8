import type { Page } from '@potli/api';
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
import { atPage, paths } from '../../../lib/paths.ts';

interface AllStoresProps {
  /** What was searched; without it all stores are listed. */
  query?: string;
  /** Counts from 1. */
  page: number;
  found?: SearchResults;
  /** Absent where the listing did not load. */
  listed?: Page<StoreSummary>;
  banners?: readonly HomeBanner[];
}

/** All stores, or the results of a search. The search form leads here without script. */
export function AllStores({ query, page, found, listed, banners }: AllStoresProps) {
  return (
    <ListPage title={query ? `Results for “${query}”` : 'All Stores'} current="Stores" banners={banners}>
      {found ? <FoundItems {...found} /> : <StoreList page={page} stores={listed} />}
    </ListPage>
  );
}

const addressOf = (page: number) => atPage(paths.stores, page);

/** All stores, 64 at a time, with links to the neighbouring pages. */
function StoreList({ page, stores }: { page: number; stores?: Page<StoreSummary> }) {
  if (!stores || stores.rows.length === 0) return <Text>No stores available</Text>;
  return (
    <>
      <StoreGrid stores={stores.rows} />
      <PageLinks label="stores" page={page} totalPages={stores.totalPages} addressOf={addressOf} />
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
    <CardGrid name="Stores" columns={4}>
      <StoreItems stores={stores} />
    </CardGrid>
  );
}
