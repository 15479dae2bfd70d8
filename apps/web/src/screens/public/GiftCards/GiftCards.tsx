import type { Page } from '@potli/api';
import type { GiftCardSummary } from '@potli/api/contract/giftCards';
import type { HomeBanner } from '@potli/api/contract/home';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { GiftCardFaces } from '../../../components/listing/GiftCardFaces.tsx';
import { ListedRows } from '../../../components/listing/ListedRows.tsx';
import { ListPage } from '../../../components/listing/ListPage.tsx';
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
      <ListedRows label="gift cards" listed={listed} page={page} addressOf={addressOf}>
        {(rows) => (
          <CardGrid name="Cards" columns={4}>
            <GiftCardFaces giftCards={rows} />
          </CardGrid>
        )}
      </ListedRows>
    </ListPage>
  );
}
