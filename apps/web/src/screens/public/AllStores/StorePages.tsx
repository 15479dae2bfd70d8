import type { Page } from '@potli/api';
import type { StoreSummary } from '@potli/api/contract/stores';
import { Text } from '@potli/ui/components/Text/Text';
import { PageLinks } from '../../../components/listing/PageLinks.tsx';
import { StoreGrid } from './StoreGrid.tsx';

const addressOf = (page: number) => (page === 1 ? '/stores' : `/stores?page=${page}`);

/** All stores, 64 at a time, with links to the neighbouring pages. */
export function StorePages({ page, stores }: { page: number; stores?: Page<StoreSummary> }) {
  if (!stores || stores.rows.length === 0) return <Text>No stores available</Text>;
  return (
    <>
      <StoreGrid stores={stores.rows} />
      <PageLinks label="stores" page={page} totalPages={stores.totalPages} addressOf={addressOf} />
    </>
  );
}
