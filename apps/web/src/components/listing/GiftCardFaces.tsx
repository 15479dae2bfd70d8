import type { GiftCardSummary } from '@potli/api/contract/giftCards';
import { GiftCardFace } from '@potli/ui/GiftCardFace';
import { Grid } from '@potli/ui/Layout';
import { paths } from '../../lib/paths.ts';

export function GiftCardFaces({ giftCards }: { giftCards: readonly GiftCardSummary[] }) {
  return (
    <Grid columns={4}>
      {giftCards.map((card) => (
        <GiftCardFace
          key={card.id}
          name={card.name}
          href={paths.giftCard(card.urlSlug)}
          imageUrl={card.imageUrl}
          saving={card.salesDiscount > 0 ? `${card.salesDiscount}% off` : null}
        />
      ))}
    </Grid>
  );
}
