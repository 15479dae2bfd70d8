import type { Offer } from '@potli/api/contract/offers';
import { CouponTicket } from '@potli/ui/commerce/CouponTicket/CouponTicket';
import { SectionHeading } from '@potli/ui/commerce/SectionHeading/SectionHeading';
import { Band } from '@potli/ui/components/Band/Band';
import { Container } from '@potli/ui/components/Layout/Container';
import { Grid } from '@potli/ui/components/Layout/Grid';
import { Section } from '@potli/ui/components/Layout/Section';
import { useId } from 'react';
import { useGetDeal } from '../../../clickout/useGetDeal.ts';

/** As many as fill the band at full width; the others are a page of their own. */
const SHOWN = 9;

export function PopularCoupons({ offers }: { offers: readonly Offer[] }) {
  const getDeal = useGetDeal();
  const id = useId();
  if (offers.length === 0) return null;
  return (
    <Band as="div" tone="coupon">
      <Section aria-labelledby={id} spacing="band">
        <Container>
          <SectionHeading id={id} title="Popular Coupons" viewAllHref="/coupons" />
          <Grid columns={3}>
            {offers.slice(0, SHOWN).map((offer, index) => (
              <CouponTicket
                key={offer.id}
                name={offer.offerName}
                imageUrl={offer.offerImageUrl}
                code={offer.couponCode}
                tag={offer.offerHomePageCardTag}
                expiresAt={offer.expiryDate}
                index={index}
                getDeal={getDeal({ id: offer.id, source: 'OFFER', name: offer.offerName, link: offer.redirectUrl })}
              />
            ))}
          </Grid>
        </Container>
      </Section>
    </Band>
  );
}
