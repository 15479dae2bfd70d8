import type { HomeBanner } from '@potli/api/contract/home';
import type { Banner } from '@potli/ui/BannerCarousel';

/** A banner of the contract as the design system draws it. */
export function toBanner(banner: HomeBanner): Banner {
  return {
    id: banner.bannerImageUrl,
    imageUrl: banner.bannerImageUrl,
    href: banner.redirectUrl,
    alt: banner.altText ?? '',
  };
}
