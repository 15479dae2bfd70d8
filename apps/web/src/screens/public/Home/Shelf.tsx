import { Carousel, type CarouselProps } from '@potli/ui/Carousel';

interface ShelfProps extends Omit<CarouselProps, 'viewAll' | 'labels'> {
  /** The page that holds all of them. */
  viewAllHref?: string;
}

const labels = { previous: 'Previous', next: 'Next' };

/** A row of cards on the home page. */
export function Shelf({ viewAllHref, ...carousel }: ShelfProps) {
  return (
    <Carousel
      {...carousel}
      labels={labels}
      viewAll={viewAllHref === undefined ? undefined : { href: viewAllHref, text: 'View all' }}
    />
  );
}
