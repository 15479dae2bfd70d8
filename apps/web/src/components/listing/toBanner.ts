import type { HomeBanner } from '@potli/api/contract/home';
import type { Banner } from '@potli/ui/BannerCarousel';

/** A banner of the contract as the design system draws it. It is a link, so it has a name on every host. */
export function toBanner(banner: Pick<HomeBanner, 'bannerImageUrl' | 'redirectUrl' | 'altText'>): Banner {
  return {
    id: banner.bannerImageUrl,
    imageUrl: banner.bannerImageUrl,
    href: banner.redirectUrl,
    alt: banner.altText || 'Current offers',
  };
}
