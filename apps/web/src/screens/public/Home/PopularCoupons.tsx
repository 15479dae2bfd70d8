import type { Offer } from '@potli/api/contract/offers';
import { Band } from '@potli/ui/Band';
import { Container, Grid, Section } from '@potli/ui/Layout';
import { SectionHeading } from '@potli/ui/SectionHeading';
import { useId } from 'react';
import { CouponTickets } from '../../../features/offers/CouponTickets.tsx';
import { paths } from '../../../lib/paths.ts';

/** Three full rows. A page of its own lists all coupons. */
const SHOWN = 9;

export function PopularCoupons({ offers }: { offers: readonly Offer[] }) {
  const id = useId();
  if (offers.length === 0) return null;
  return (
    <Band as="div" tone="accent">
      <Section aria-labelledby={id} spacing="band">
        <Container>
          <SectionHeading id={id} title="Popular Coupons" viewAll={{ href: paths.coupons, text: 'View all' }} />
          <Grid columns={3}>
            <CouponTickets offers={offers.slice(0, SHOWN)} />
          </Grid>
        </Container>
      </Section>
    </Band>
  );
}
