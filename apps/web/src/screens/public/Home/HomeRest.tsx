import { Sections } from '@potli/ui/components/Layout/Sections';
import type { HomeData } from '../../../features/catalogue/homeData.ts';
import { CreditCards } from './CreditCards.tsx';
import { DynamicSections } from './DynamicSections.tsx';
import { FlashDeals } from './FlashDeals.tsx';
import { PopularCoupons } from './PopularCoupons.tsx';
import { SectionBanner } from './SectionBanner.tsx';
import { ShareLink } from './ShareLink.tsx';

/** The sections of home from the first flash deal down. */
export function HomeRest({ data }: { data: HomeData }) {
  const { banners, flashDeals = [], sections, creditCards = [], offers = [] } = data;
  return (
    <>
      <Sections ends="end">
        <FlashDeals deals={flashDeals} />
        <SectionBanner after="New Flash Deals" banners={banners} />
        <DynamicSections sections={sections} banners={banners} />
      </Sections>
      <ShareLink />
      <Sections>
        <CreditCards cards={creditCards} />
        <SectionBanner after="Credit Cards" banners={banners} />
      </Sections>
      <PopularCoupons offers={offers} />
    </>
  );
}
