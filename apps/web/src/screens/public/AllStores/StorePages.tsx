import { Button } from '@potli/ui/components/Button/Button';
import { Row } from '@potli/ui/components/Layout/Row';
import { Loading } from '@potli/ui/components/Loading/Loading';
import { Text } from '@potli/ui/components/Text/Text';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app.tsx';
import { allStoresQuery } from '../../../queries/storeQueries.ts';
import { StoreGrid } from './StoreGrid.tsx';

const addressOf = (page: number) => (page === 1 ? '/stores' : `/stores?page=${page}`);

/** All stores, 64 at a time, with links to the neighbouring pages. */
export function StorePages({ page }: { page: number }) {
  const { data, isPending } = useQuery(allStoresQuery(useApp().api, page));
  if (isPending) return <Loading text="Loading..." />;
  if (!data || data.rows.length === 0) return <Text>No stores available</Text>;
  return (
    <>
      <StoreGrid stores={data.rows} />
      {data.totalPages > 1 && (
        <Row as="nav" justify="center" aria-label="Pages of stores">
          {page > 1 && (
            <Button variant="outline" href={addressOf(page - 1)} rel="prev">
              Previous
            </Button>
          )}
          <Text as="span">{`Page ${page} of ${data.totalPages}`}</Text>
          {page < data.totalPages && (
            <Button variant="outline" href={addressOf(page + 1)} rel="next">
              Next
            </Button>
          )}
        </Row>
      )}
    </>
  );
}
