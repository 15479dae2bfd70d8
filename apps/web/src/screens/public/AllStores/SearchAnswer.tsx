import { CardSleeve } from '@potli/ui/commerce/CardSleeve/CardSleeve';
import { SectionHeading } from '@potli/ui/commerce/SectionHeading/SectionHeading';
import { Grid } from '@potli/ui/components/Layout/Grid';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Text } from '@potli/ui/components/Text/Text';
import { GiftCardFaces } from '../../../components/listing/GiftCardFaces.tsx';
import type { SearchResults } from '../../../features/search/search.ts';
import { StoreGrid } from './StoreGrid.tsx';

export function SearchAnswer({ stores, creditCards, giftCards }: SearchResults) {
  return (
    <>
      {stores.length > 0 ? <StoreGrid stores={stores} /> : <Text>No stores available</Text>}
      {creditCards.length > 0 && (
        <Stack as="section">
          <SectionHeading title="Credit Cards" />
          <Grid columns={4}>
            {creditCards.map((card, index) => (
              <CardSleeve
                key={card.id}
                name={card.heading}
                subHeading={card.subHeading}
                href={`/credit_card_details/${card.urlSlug}`}
                imageUrl={card.imageUrl}
                index={index}
                whole
              />
            ))}
          </Grid>
        </Stack>
      )}
      {giftCards.length > 0 && (
        <Stack as="section">
          <SectionHeading title="Gift Cards" />
          <GiftCardFaces giftCards={giftCards} />
        </Stack>
      )}
    </>
  );
}
