import type { Page } from '@potli/api';
import type { HomeBanner } from '@potli/api/contract/home';
import type { Offer } from '@potli/api/contract/offers';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { ListedRows } from '../../../components/listing/ListedRows.tsx';
import { ListPage } from '../../../components/listing/ListPage.tsx';
import { FlashDealCard } from '../../../features/offers/FlashDealCard.tsx';
import { atPage, paths } from '../../../lib/paths.ts';

export interface DealsProps {
  /** Counts from 1. */
  page: number;
  /** Absent where the listing did not load. */
  listed?: Page<Offer>;
  banners?: readonly HomeBanner[];
}

const addressOf = (page: number) => atPage(paths.deals, page);

/** All flash deals, 64 at a time, those that are over at the end. */
export function Deals({ page, listed, banners }: DealsProps) {
  return (
    <ListPage title="Flash Deals" current="Deals" banners={banners}>
      <ListedRows label="deals" listed={listed} page={page} addressOf={addressOf}>
        {(rows) => (
          <CardGrid name="Deals" columns={4}>
            {rows.map((deal) => (
              <FlashDealCard key={deal.id} deal={deal} />
            ))}
          </CardGrid>
        )}
      </ListedRows>
    </ListPage>
  );
}
