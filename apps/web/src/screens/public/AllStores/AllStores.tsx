import type { Page } from '@potli/api';
import type { StoreSummary } from '@potli/api/contract/stores';
import { Breadcrumbs } from '@potli/ui/components/Breadcrumbs/Breadcrumbs';
import { Heading } from '@potli/ui/components/Heading/Heading';
import { Container } from '@potli/ui/components/Layout/Container';
import { Sections } from '@potli/ui/components/Layout/Sections';
import { Stack } from '@potli/ui/components/Layout/Stack';
import type { SearchResults } from '../../../catalogue/search.ts';
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
}

/** All stores, or those that answer a search: where the search form leads before any script. */
export function AllStores({ query, page, found, listed }: AllStoresProps) {
  return (
    <Container>
      <Sections ends="page">
        <Breadcrumbs label="Breadcrumb" trail={[{ href: '/', label: 'Home' }]} current="Stores" />
        <Stack gap="x3">
          <Heading level={1}>{query ? `Results for “${query}”` : 'All Stores'}</Heading>
          {found ? <SearchAnswer {...found} /> : <StorePages page={page} stores={listed} />}
        </Stack>
      </Sections>
    </Container>
  );
}
