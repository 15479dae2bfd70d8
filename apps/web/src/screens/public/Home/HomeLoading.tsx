import { Loading } from '@potli/ui/Loading';
import { Skeleton } from '@potli/ui/Skeleton';
import { Hero } from './Hero.tsx';
import { Shelf } from './Shelf.tsx';

/** Home while it loads: the fallback banner, and placeholders of the cards. */
export function HomeLoading() {
  return (
    <>
      <Hero />
      <Shelf title="Categories" perView={6}>
        {['1', '2', '3', '4', '5', '6'].map((place) => (
          <Skeleton key={place} height={172} shape="tile" />
        ))}
      </Shelf>
      <Shelf title="Top Stores">
        {['1', '2', '3', '4'].map((place) => (
          <Skeleton key={place} height={150} shape="tile" />
        ))}
      </Shelf>
      <Loading text="Loading..." />
    </>
  );
}
