import type { Banner } from '../BannerCarousel/BannerCarousel.tsx';
import { BannerPicture } from '../BannerCarousel/BannerPicture.tsx';
import type { PictureProps } from '../Picture/Picture.tsx';
import { strip } from './DynamicBanner.css.ts';

export interface DynamicBannerProps {
  /** 1240 × 240, words in the left 600 px. */
  banner: Banner;
  /** `eager` when the banner is visible as the page opens. */
  priority?: PictureProps['priority'];
}

/** A banner between the sections of a page, or at the top of a list. */
export function DynamicBanner({ banner, priority }: DynamicBannerProps) {
  return (
    <div className={strip}>
      <BannerPicture banner={banner} width={1240} height={240} priority={priority} />
    </div>
  );
}
