import type { Page } from '@potli/api';
import type { Category } from '@potli/api/contract/categories';
import type { HomeBanner } from '@potli/api/contract/home';
import type { StoreSummary } from '@potli/api/contract/stores';
import { CreditCardCard } from '@potli/ui/CreditCardCard';
import { Grid, type GridProps, Stack } from '@potli/ui/Layout';
import { SectionHeading } from '@potli/ui/SectionHeading';
import { Text } from '@potli/ui/Text';
import type { ReactNode } from 'react';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { CategoryItem } from '../../../components/listing/CategoryItem.tsx';
import { GiftCardFaces } from '../../../components/listing/GiftCardFaces.tsx';
import { ListedRows } from '../../../components/listing/ListedRows.tsx';
import { ListPage } from '../../../components/listing/ListPage.tsx';
import { StoreItem, StoreItems } from '../../../components/listing/StoreItem.tsx';
import { CouponTickets } from '../../../features/offers/CouponTickets.tsx';
import { FlashDealCard } from '../../../features/offers/FlashDealCard.tsx';
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
      {found ? <FoundItems query={search.q ?? ''} results={found} /> : <StoreList choice={search} stores={listed} />}
    </ListPage>
  );
}

/** Stores, 64 at a time, with links to the neighbouring pages. */
function StoreList({ choice, stores }: { choice: StoresChoice; stores?: Page<StoreSummary> }) {
  return (
    <ListedRows
      label="stores"
      listed={stores}
      empty={<Text>No stores available</Text>}
      page={choice.page ?? 1}
      addressOf={(page) => storesAddress({ ...choice, page })}
    >
      {(rows) => <StoreGrid stores={rows} />}
    </ListedRows>
  );
}

function FoundItems({ query, results }: { query: string; results: SearchResults }) {
  const { stores, creditCards, giftCards, categories, deals, coupons } = results;
  if (results.nothing) return <NothingFound query={query} results={results} />;
  return (
    <>
      {stores.length > 0 && <StoreGrid stores={stores} />}
      <FoundGroup title="Flash Deals" columns={4} rows={deals}>
        {(deal) => <FlashDealCard key={deal.id} deal={deal} />}
      </FoundGroup>
      {coupons.length > 0 && (
        <Stack as="section">
          <SectionHeading title="Coupons" />
          <Grid columns={3}>
            <CouponTickets offers={coupons} />
          </Grid>
        </Stack>
      )}
      <FoundCategories categories={categories} />
      <FoundGroup title="Credit Cards" columns={4} rows={creditCards}>
        {(card, index) => (
          <CreditCardCard
            key={card.id}
            name={card.heading}
            subHeading={card.subHeading}
            href={paths.creditCardFromSearch(card.urlSlug)}
            imageUrl={card.imageUrl}
            index={index}
            whole
          />
        )}
      </FoundGroup>
      {giftCards.length > 0 && (
        <Stack as="section">
          <SectionHeading title="Gift Cards" />
          <GiftCardFaces giftCards={giftCards} />
        </Stack>
      )}
    </>
  );
}

function FoundCategories({ categories }: { categories: readonly Category[] }) {
  return (
    <FoundGroup title="Categories" columns={6} rows={categories}>
      {(category) => <CategoryItem key={category.id} category={category} />}
    </FoundGroup>
  );
}

interface FoundGroupProps<Row> extends Pick<GridProps, 'columns'> {
  title: string;
  rows: readonly Row[];
  children(row: Row, index: number): ReactNode;
}

/** What was found of one kind. */
function FoundGroup<Row>({ title, columns, rows, children }: FoundGroupProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <Stack as="section">
      <SectionHeading title={title} />
      <Grid columns={columns}>{rows.map(children)}</Grid>
    </Stack>
  );
}

function NothingFound({ query, results }: { query: string; results: SearchResults }) {
  return (
    <>
      <Text>No stores available</Text>
      <Text tone="muted">{`Nothing matches “${query}”. Check the spelling, try one word such as “shoes”, or look here.`}</Text>
      <FoundCategories categories={results.categories} />
      <FoundGroup title="Popular stores" columns="4 small" rows={results.popular}>
        {(store) => <StoreItem key={store.id} store={store} />}
      </FoundGroup>
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
