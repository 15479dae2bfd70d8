import type { Page } from '@potli/api';
import type { HomeBanner } from '@potli/api/contract/home';
import type { StoreSummary } from '@potli/api/contract/stores';
import { ListPage } from '../../../components/listing/ListPage.tsx';
import type { SearchResults } from '../../../features/search/search.ts';
import { SearchAnswer } from './SearchAnswer.tsx';
import { StorePages } from './StorePages.tsx';

export interface AllStoresProps {
  /** What was searched; without it all stores are listed. */
  query?: string;
  /** Counts from 1. */
  page: number;
  found?: SearchResults;
  /** Absent where the listing did not load. */
  listed?: Page<StoreSummary>;
  banners?: readonly HomeBanner[];
}

/** All stores, or those that answer a search: where the search form leads before any script. */
export function AllStores({ query, page, found, listed, banners }: AllStoresProps) {
  return (
    <ListPage title={query ? `Results for “${query}”` : 'All Stores'} current="Stores" banners={banners}>
      {found ? <SearchAnswer {...found} /> : <StorePages page={page} stores={listed} />}
    </ListPage>
  );
}
