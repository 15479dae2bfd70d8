import type { HomeBanner } from '@potli/api/contract/home';
import { BannerCarousel } from '@potli/ui/BannerCarousel';
import { VisuallyHidden } from '@potli/ui/VisuallyHidden';
import { useApp } from '../../../app/App.tsx';
import { bannerLabels } from '../../../components/listing/bannerLabels.ts';
import { toBanner } from '../../../components/listing/toBanner.ts';
import { paths } from '../../../lib/paths.ts';

/** Shown where the shop has no banner, or none loaded. */
const fallback = {
  id: 'fallback',
  imageUrl: '/art/hero.svg',
  href: paths.stores,
  alt: 'Shop like always. Keep the change. Cashback drops in your potli, then straight to your bank.',
};

export function Hero({ banners = [] }: { banners?: readonly HomeBanner[] }) {
  const { productName } = useApp().site;
  const of = (sectionName: string) => banners.filter((banner) => banner.sectionName === sectionName).map(toBanner);
  return (
    <>
      <h1>
        <VisuallyHidden>{`${productName}: cashback, deals and coupons`}</VisuallyHidden>
      </h1>
      <BannerCarousel banners={of('home-main')} sides={of('home-side')} fallback={fallback} labels={bannerLabels} />
    </>
  );
}
