import type { Page } from '@potli/api';
import type { GiftCardSummary } from '@potli/api/contract/giftCards';
import type { HomeBanner } from '@potli/api/contract/home';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { EmptyCatalogueList } from '../../../components/listing/EmptyList.tsx';
import { GiftCardFaces } from '../../../components/listing/GiftCardFaces.tsx';
import { ListPage } from '../../../components/listing/ListPage.tsx';
import { PageLinks } from '../../../components/listing/PageLinks.tsx';
import { atPage, paths } from '../../../lib/paths.ts';

export interface GiftCardsProps {
  /** Counts from 1. */
  page: number;
  /** Absent where the listing did not load. */
  listed?: Page<GiftCardSummary>;
  banners?: readonly HomeBanner[];
}

const addressOf = (page: number) => atPage(paths.giftCards, page);

/** All gift cards, 64 at a time. */
export function GiftCards({ page, listed, banners }: GiftCardsProps) {
  return (
    <ListPage title="Gift Cards" current="Gift Cards" banners={banners}>
      {listed && listed.rows.length > 0 ? (
        <>
          <CardGrid name="Cards" columns={4}>
            <GiftCardFaces giftCards={listed.rows} />
          </CardGrid>
          <PageLinks label="gift cards" page={page} totalPages={listed.totalPages} addressOf={addressOf} />
        </>
      ) : (
        <EmptyCatalogueList title="No gift cards available" />
      )}
    </ListPage>
  );
}
