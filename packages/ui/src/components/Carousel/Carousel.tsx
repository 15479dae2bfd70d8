import { ChevronLeft, ChevronRight } from 'lucide';
import { Children, type ReactNode, useId } from 'react';
import { Cord } from '../../motifs/Cord/Cord.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Container, Section } from '../Layout/Layout.tsx';
import { SectionHeading, type ViewAll } from '../SectionHeading/SectionHeading.tsx';
import * as styles from './Carousel.css.ts';
import { useScroller } from './useScroller.ts';

export interface CarouselProps {
  /** Heading of the section; it names the list and the arrows, too. */
  title: string;
  /** Link to the page with all items, at the end of the heading. */
  viewAll?: ViewAll;
  /** Names of the arrows, followed by the title: "Previous", "Next" */
  labels: { previous: string; next: string };
  /** Items at full width; fewer at 1024, 600 and 480 px. */
  perView?: 4 | 6;
  /** Cards hang from a cord that reaches both edges of the window. */
  strung?: boolean;
  /** The cards, one child each. */
  children: ReactNode;
}

/** A section whose cards scroll sideways. Touch and keyboard work before any script runs. */
export function Carousel({ title, viewAll, labels, perView = 4, strung = false, children }: CarouselProps) {
  const id = useId();
  const { ref, onScroll, atStart, atEnd, page } = useScroller();
  const items = Children.toArray(children);
  const arrows = items.length > perView ? styles.arrows : `${styles.arrows} ${styles.fits}`;
  return (
    <Section aria-labelledby={id}>
      <div className={styles.clip}>
        <Container>
          <SectionHeading title={title} id={id} viewAll={viewAll}>
            <div className={arrows}>
              <IconButton
                variant="round"
                icon={ChevronLeft}
                mirrors
                label={`${labels.previous}: ${title}`}
                aria-disabled={atStart}
                onClick={() => page(-1)}
              />
              <IconButton
                variant="round"
                icon={ChevronRight}
                mirrors
                label={`${labels.next}: ${title}`}
                aria-disabled={atEnd}
                data-replay={`${id}-next`}
                onClick={() => page(1)}
              />
            </div>
          </SectionHeading>
          <div className={strung ? `${styles.frame} ${styles.strung}` : styles.frame}>
            {strung && <Cord />}
            <ul className={`${styles.track} ${styles.perViews[perView]}`} ref={ref} onScroll={onScroll}>
              {Children.map(items, (item, index) => (
                <li className={index < perView ? styles.item : `${styles.item} ${styles.beyond}`}>{item}</li>
              ))}
            </ul>
          </div>
        </Container>
      </div>
    </Section>
  );
}
