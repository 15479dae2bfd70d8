import { type TouchEvent, useId, useRef } from 'react';
import { forwardSign } from '../../styles/forwardSign.ts';
import { Band } from '../Band/Band.tsx';
import { Container } from '../Layout/Layout.tsx';
import type { Banner } from './Banner.ts';
import * as styles from './BannerCarousel.css.ts';
import { type BannerControlLabels, BannerControls } from './BannerControls.tsx';
import { BannerPicture } from './BannerPicture.tsx';
import { slidePhase } from './slides.ts';
import { type Rotation, useRotation } from './useRotation.ts';

export type { Banner } from './Banner.ts';

/** Texts for screen readers. */
export interface BannerLabels extends BannerControlLabels {
  /** "Offers" */
  carousel: string;
  /** Read as the kind of this region: "carousel" */
  role: string;
}

export interface BannerCarouselProps {
  /** These rotate, 820 × 344. */
  banners: readonly Banner[];
  /** Replaces missing banners. */
  fallback: Banner;
  /** At most two, beside the rotating ones, 396 × 162. */
  sides?: readonly Banner[];
  /** Names of the arrows, the pause button and the slides, for screen readers. */
  labels: BannerLabels;
}

/** Banners that rotate at the top of the home page. The server's HTML has the first one. */
export function BannerCarousel({ banners, fallback, sides = [], labels }: BannerCarouselProps) {
  const id = useId();
  const slides = banners.length > 0 ? banners : [fallback];
  const rotation = useRotation(slides.length);
  const swipe = useSwipe(rotation.step);
  return (
    <Band as="div" tone="brand" hem="down">
      <Container>
        <section
          className={sides.length > 0 ? styles.frame : `${styles.frame} ${styles.alone}`}
          aria-label={labels.carousel}
          aria-roledescription={labels.role}
          {...rotation.pauseHandlers}
        >
          <div className={styles.stage} aria-live={rotation.playing ? 'off' : 'polite'} {...swipe}>
            <Slides slides={slides} rotation={rotation} />
          </div>
          {sides.length > 0 && (
            <div className={styles.sides}>
              {sides.slice(0, 2).map((banner) => (
                <div key={banner.id} className={styles.side}>
                  <BannerPicture banner={banner} width={396} height={162} priority="low" />
                </div>
              ))}
            </div>
          )}
          {slides.length > 1 && <BannerControls id={id} count={slides.length} rotation={rotation} labels={labels} />}
        </section>
      </Container>
    </Band>
  );
}

interface SlidesProps {
  slides: readonly Banner[];
  rotation: Rotation;
}

/** Renders only the visible slides and the next one, so that the browser does not load the others. */
function Slides({ slides, rotation: { state, hydrated } }: SlidesProps) {
  const next = hydrated ? (state.index + 1) % slides.length : state.index;
  return slides.map((banner, index) => {
    const phase = slidePhase(state, index);
    if (phase === 'waiting' && index !== next) return null;
    return (
      <div key={banner.id} className={styles.slides[phase]} inert={index !== state.index}>
        <BannerPicture banner={banner} width={820} height={344} priority={index === 0 ? 'eager' : 'lazy'} />
      </div>
    );
  });
}

const minimumSwipePx = 40;

/** Touch handlers for swipes: to the left is the next slide (1), to the right the previous one (-1); in RTL the reverse. */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const startX = useRef<number>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      startX.current = event.touches.length === 1 ? event.touches[0]?.clientX : undefined;
    },
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      const endX = event.changedTouches[0]?.clientX;
      if (startX.current === undefined || endX === undefined) return;
      const moved = (endX - startX.current) * forwardSign(event.currentTarget);
      if (Math.abs(moved) >= minimumSwipePx) onSwipe(moved < 0 ? 1 : -1);
    },
  };
}
