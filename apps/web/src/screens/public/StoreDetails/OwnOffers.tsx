import type { Offer } from '@potli/api/contract/offers';
import { Heading } from '@potli/ui/Heading';
import { Grid, Stack } from '@potli/ui/Layout';
import { Panel } from '@potli/ui/Panel';
import type { StoreOffers } from '../../../features/catalogue/offers.ts';
import { CouponTickets } from '../../../features/offers/CouponTickets.tsx';
import { FlashDealCard } from '../../../features/offers/FlashDealCard.tsx';

/** What the store of this page offers now. The page names the store already, its offers do not. */
export function OwnOffers({ deals = [], coupons = [] }: StoreOffers) {
  return (
    <>
      {deals.length > 0 && (
        <Stack as="section">
          <Heading level={2}>Deals</Heading>
          <Grid columns={2}>
            {deals.map(withoutStore).map((deal) => (
              <FlashDealCard key={deal.id} deal={deal} />
            ))}
          </Grid>
        </Stack>
      )}
      {coupons.length > 0 && (
        <Panel as="section" padding="snug" tone="accent">
          <Stack>
            <Heading level={2}>Coupons</Heading>
            <Grid columns={coupons.length === 1 ? 1 : 2}>
              <CouponTickets offers={coupons.map(withoutStore)} />
            </Grid>
          </Stack>
        </Panel>
      )}
    </>
  );
}

function withoutStore(offer: Offer): Offer {
  return { ...offer, store: undefined };
}
