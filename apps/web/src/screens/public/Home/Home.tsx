import { Categories } from './Categories.tsx';
import { CreditCards } from './CreditCards.tsx';
import { DynamicSections } from './DynamicSections.tsx';
import { FlashDeals } from './FlashDeals.tsx';
import { Hero } from './Hero.tsx';
import { PopularCoupons } from './PopularCoupons.tsx';
import { SectionBanner } from './SectionBanner.tsx';
import { ShareLink } from './ShareLink.tsx';
import { TopStores } from './TopStores.tsx';

/** Home: all sections of the spec in their order, with the banners that follow them. */
export function Home() {
  return (
    <>
      <Hero />
      <Categories />
      <SectionBanner after="Categories" />
      <TopStores />
      <SectionBanner after="Top Stores" />
      <FlashDeals />
      <SectionBanner after="New Flash Deals" />
      <DynamicSections />
      <ShareLink />
      <CreditCards />
      <SectionBanner after="Credit Cards" />
      <PopularCoupons />
    </>
  );
}
