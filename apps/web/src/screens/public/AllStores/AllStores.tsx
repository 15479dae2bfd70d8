import { Breadcrumbs } from '@potli/ui/components/Breadcrumbs/Breadcrumbs';
import { Heading } from '@potli/ui/components/Heading/Heading';
import { Container } from '@potli/ui/components/Layout/Container';
import { Section } from '@potli/ui/components/Layout/Section';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { SearchAnswer } from './SearchAnswer.tsx';
import { StorePages } from './StorePages.tsx';

export interface AllStoresProps {
  /** What was searched; without it all stores are listed. */
  query?: string;
  /** Counts from 1. */
  page: number;
}

/** All stores, or those that answer a search: where the search form leads before any script. */
export function AllStores({ query, page }: AllStoresProps) {
  const title = query ? `Results for “${query}”` : 'All Stores';
  return (
    <Container>
      <Breadcrumbs label="Breadcrumb" trail={[{ href: '/', label: 'Home' }]} current="Stores" />
      <Section spacing="page">
        <Stack gap="x3">
          <Heading level={1}>{title}</Heading>
          {query ? <SearchAnswer query={query} /> : <StorePages page={page} />}
        </Stack>
      </Section>
    </Container>
  );
}
