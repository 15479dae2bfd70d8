import type { Page } from '@potli/api';
import type { CreditCardSummary } from '@potli/api/contract/creditCards';
import type { HomeBanner } from '@potli/api/contract/home';
import { CreditCardCard } from '@potli/ui/CreditCardCard';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { ListedRows } from '../../../components/listing/ListedRows.tsx';
import { ListPage } from '../../../components/listing/ListPage.tsx';
import { atPage, paths } from '../../../lib/paths.ts';

export interface CreditCardsProps {
  /** Counts from 1. */
  page: number;
  /** Absent where the listing did not load. */
  listed?: Page<CreditCardSummary>;
  banners?: readonly HomeBanner[];
}

const addressOf = (page: number) => atPage(paths.creditCards, page);

/** All credit cards, 64 at a time. */
export function CreditCards({ page, listed, banners }: CreditCardsProps) {
  return (
    <ListPage title="Credit Cards" current="Credit Cards" banners={banners}>
      <ListedRows label="credit cards" listed={listed} page={page} addressOf={addressOf}>
        {(rows) => (
          <CardGrid name="Cards" columns={4}>
            {rows.map((card, index) => (
              <CreditCardCard
                key={card.id}
                name={card.from}
                subHeading={card.subHeading}
                href={paths.creditCard(card.urlSlug)}
                imageUrl={card.imageUrl}
                index={index}
                whole
              />
            ))}
          </CardGrid>
        )}
      </ListedRows>
    </ListPage>
  );
}
