import type { ReactNode } from 'react';
import type { Banner } from '../BannerCarousel/BannerCarousel.tsx';
import { BannerPicture } from '../BannerCarousel/BannerPicture.tsx';
import * as styles from './FeatureRow.css.ts';

export interface FeatureRowProps {
  /** 720 × 384, words in the left 60%. */
  banner?: Banner;
  /** A Panel, beside the banner. */
  children?: ReactNode;
}

/** A banner and a panel of the same height; one alone fills the row. */
export function FeatureRow({ banner, children }: FeatureRowProps) {
  return (
    <div className={styles.row}>
      {banner && (
        <div className={styles.banner}>
          <BannerPicture banner={banner} width={720} height={384} priority="eager" />
        </div>
      )}
      {children}
    </div>
  );
}
