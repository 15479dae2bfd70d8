import type { Page } from '@potli/api';
import type { CreditCardSummary } from '@potli/api/contract/creditCards';
import type { HomeBanner } from '@potli/api/contract/home';
import { CreditCardCard } from '@potli/ui/CreditCardCard';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { EmptyCatalogueList } from '../../../components/listing/EmptyList.tsx';
import { ListPage } from '../../../components/listing/ListPage.tsx';
import { PageLinks } from '../../../components/listing/PageLinks.tsx';
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
      {listed && listed.rows.length > 0 ? (
        <>
          <CardGrid name="Cards" columns={4}>
            {listed.rows.map((card, index) => (
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
          <PageLinks label="credit cards" page={page} totalPages={listed.totalPages} addressOf={addressOf} />
        </>
      ) : (
        <EmptyCatalogueList title="No credit cards available" />
      )}
    </ListPage>
  );
}
