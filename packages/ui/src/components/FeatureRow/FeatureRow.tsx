import type { ReactNode } from 'react';
import type { Banner } from '../BannerCarousel/BannerCarousel.tsx';
import { BannerPicture } from '../BannerCarousel/BannerPicture.tsx';
import * as styles from './FeatureRow.css.ts';

export interface FeatureRowProps {
  /** 720 × 384, its words within the left 60%. */
  banner?: Banner;
  /** What stands beside the banner: a Panel. */
  children?: ReactNode;
}

/** A banner with a panel beside it, of one height; either alone takes the row. */
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
