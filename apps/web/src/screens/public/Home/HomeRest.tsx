import type { CreditCardSummary } from '@potli/api/contract/creditCards';
import type { Offer } from '@potli/api/contract/offers';
import { CreditCardCard } from '@potli/ui/CreditCardCard';
import { Sections } from '@potli/ui/Layout';
import type { HomeData } from '../../../features/catalogue/homeData.ts';
import { FlashDealCard } from '../../../features/offers/FlashDealCard.tsx';
import { paths } from '../../../lib/paths.ts';
import { DynamicSections } from './DynamicSections.tsx';
import { PopularCoupons } from './PopularCoupons.tsx';
import { SectionBanner } from './SectionBanner.tsx';
import { SHARE_LINK, ShareLink } from './ShareLink.tsx';
import { Shelf } from './Shelf.tsx';

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
        <SectionBanner after={SHARE_LINK} banners={banners} />
        <CreditCards cards={creditCards} />
        <SectionBanner after="Credit Cards" banners={banners} />
      </Sections>
      <PopularCoupons offers={offers} />
    </>
  );
}

function FlashDeals({ deals }: { deals: readonly Offer[] }) {
  if (deals.length === 0) return null;
  return (
    <Shelf title="New Flash Deals" viewAllHref={paths.deals}>
      {deals.map((deal) => (
        <FlashDealCard key={deal.id} deal={deal} />
      ))}
    </Shelf>
  );
}

function CreditCards({ cards }: { cards: readonly CreditCardSummary[] }) {
  if (cards.length === 0) return null;
  return (
    <Shelf title="Credit Cards" viewAllHref={paths.creditCards}>
      {cards.map((card, index) => (
        <CreditCardCard
          key={card.id}
          name={card.from}
          subHeading={card.subHeading}
          href={paths.creditCard(card.urlSlug)}
          imageUrl={card.imageUrl}
          index={index}
        />
      ))}
    </Shelf>
  );
}
