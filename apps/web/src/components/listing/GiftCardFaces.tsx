import type { GiftCardSummary } from '@potli/api/contract/giftCards';
import { GiftCardFace } from '@potli/ui/GiftCardFace';
import { paths } from '../../lib/paths.ts';

/** Gift cards as faces that lead to their pages. */
export function GiftCardFaces({ giftCards }: { giftCards: readonly GiftCardSummary[] }) {
  return giftCards.map((card) => (
    <GiftCardFace
      key={card.id}
      name={card.name}
      href={paths.giftCard(card.urlSlug)}
      imageUrl={card.imageUrl}
      saving={card.salesDiscount > 0 ? `${card.salesDiscount}% off` : null}
    />
  ));
}
