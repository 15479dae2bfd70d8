import { Carousel } from '@potli/ui/commerce/Carousel/Carousel';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Loading } from '@potli/ui/components/Loading/Loading';
import { Skeleton } from '@potli/ui/components/Skeleton/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface HomeRowProps<Row> {
  title: string;
  query: UseQueryResult<Row[]>;
  /** Cards that stand in while the rows load. */
  placeholders: 4 | 6;
  children: (rows: Row[]) => ReactNode;
}

/** A section of home: hidden where it has no rows or they did not load, so that the page stays whole (spec, section 8). */
export function HomeRow<Row>({ title, query, placeholders, children }: HomeRowProps<Row>) {
  if (query.data) return query.data.length > 0 ? children(query.data) : null;
  if (query.isError) return null;
  return (
    <Carousel title={title} perView={placeholders}>
      {Array.from({ length: placeholders }, (_, index) => (
        <Stack key={index}>
          <Skeleton height={172} shape="tile" />
          {index === 0 && <Loading text="Loading..." />}
        </Stack>
      ))}
    </Carousel>
  );
}
