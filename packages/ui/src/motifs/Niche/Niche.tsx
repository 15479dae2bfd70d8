import type { ReactNode } from 'react';
import * as styles from './Niche.css.ts';

export interface NicheProps {
  /** Colour of the arch. */
  tone?: keyof typeof styles.tones;
  /** The product, at the bottom of the arch. */
  children: ReactNode;
}

const wall = 'M0 240V112C0 62 58 54 84 26C91 18 96 9 100 0C104 9 109 18 116 26C142 54 200 62 200 112V240Z';
const seam = 'M11 240V113C11 72 62 64 91 34C95 30 98 26 100 21C102 26 105 30 109 34C138 64 189 72 189 113V240';

/** A pointed arch (mehrab) with a stitch inside, as the frame of one product. */
export function Niche({ tone = 'neutral', children }: NicheProps) {
  return (
    <div className={`${styles.niche} ${styles.tones[tone]}`}>
      <svg className={styles.arch} viewBox="0 0 200 240" preserveAspectRatio="none" aria-hidden focusable="false">
        <path className={styles.wall} d={wall} />
        <path className={styles.stitch} d={seam} />
      </svg>
      <div className={styles.product}>{children}</div>
    </div>
  );
}
