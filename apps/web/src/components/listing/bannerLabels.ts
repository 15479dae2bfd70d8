import type { BannerLabels } from '@potli/ui/BannerCarousel';

export const bannerLabels: BannerLabels = {
  carousel: 'Offers',
  role: 'carousel',
  previous: 'Previous banner',
  next: 'Next banner',
  pause: 'Pause banners',
  play: 'Play banners',
  banner: 'Banner {place} of {count}',
};
