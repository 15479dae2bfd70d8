import type { Page } from '@potli/api';
import type { StoreSummary } from '@potli/api/contract/stores';
import { Button } from '@potli/ui/components/Button/Button';
import { Row } from '@potli/ui/components/Layout/Row';
import { Text } from '@potli/ui/components/Text/Text';
import { StoreGrid } from './StoreGrid.tsx';

const addressOf = (page: number) => (page === 1 ? '/stores' : `/stores?page=${page}`);

/** All stores, 64 at a time, with links to the neighbouring pages. */
export function StorePages({ page, stores }: { page: number; stores?: Page<StoreSummary> }) {
  if (!stores || stores.rows.length === 0) return <Text>No stores available</Text>;
  return (
    <>
      <StoreGrid stores={stores.rows} />
      {stores.totalPages > 1 && (
        <Row as="nav" justify="center" aria-label="Pages of stores">
          {page > 1 && (
            <Button variant="outline" href={addressOf(page - 1)} rel="prev">
              Previous
            </Button>
          )}
          <Text as="span">{`Page ${page} of ${stores.totalPages}`}</Text>
          {page < stores.totalPages && (
            <Button variant="outline" href={addressOf(page + 1)} rel="next">
              Next
            </Button>
          )}
        </Row>
      )}
    </>
  );
}
