import { CardSleeve } from '@potli/ui/commerce/CardSleeve/CardSleeve';
import { Carousel } from '@potli/ui/commerce/Carousel/Carousel';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app.tsx';
import { homeCreditCardsQuery } from '../../../queries/catalogueQueries.ts';
import { HomeRow } from './HomeRow.tsx';

export function CreditCards() {
  const query = useQuery(homeCreditCardsQuery(useApp().api));
  return (
    <HomeRow title="Credit Cards" query={query} placeholders={4}>
      {(cards) => (
        <Carousel title="Credit Cards" viewAllHref="/credit_cards">
          {cards.map((card, index) => (
            <CardSleeve
              key={card.id}
              name={card.from}
              subHeading={card.subHeading}
              href={`/creditcards_details/${card.urlSlug}`}
              imageUrl={card.imageUrl}
              index={index}
            />
          ))}
        </Carousel>
      )}
    </HomeRow>
  );
}
