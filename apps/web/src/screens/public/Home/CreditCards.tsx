import type { CreditCardSummary } from '@potli/api/contract/creditCards';
import { CreditCardCard } from '@potli/ui/CreditCardCard';
import { Shelf } from './Shelf.tsx';

export function CreditCards({ cards }: { cards: readonly CreditCardSummary[] }) {
  if (cards.length === 0) return null;
  return (
    <Shelf title="Credit Cards" viewAllHref="/credit_cards">
      {cards.map((card, index) => (
        <CreditCardCard
          key={card.id}
          name={card.from}
          subHeading={card.subHeading}
          href={`/creditcards_details/${card.urlSlug}`}
          imageUrl={card.imageUrl}
          index={index}
        />
      ))}
    </Shelf>
  );
}
