import type { Page } from '@potli/api';
import type { HomeBanner } from '@potli/api/contract/home';
import type { Offer } from '@potli/api/contract/offers';
import { DynamicBanner } from '@potli/ui/commerce/DynamicBanner/DynamicBanner';
import { Band } from '@potli/ui/components/Band/Band';
import { Breadcrumbs } from '@potli/ui/components/Breadcrumbs/Breadcrumbs';
import { Heading } from '@potli/ui/components/Heading/Heading';
import { Container } from '@potli/ui/components/Layout/Container';
import { Section } from '@potli/ui/components/Layout/Section';
import { Sections } from '@potli/ui/components/Layout/Sections';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { toBanner } from '../../../components/listing/toBanner.ts';
import { CouponPages } from './CouponPages.tsx';

export interface CouponsProps {
  /** Counts from 1. */
  page: number;
  /** Absent where the listing did not load. */
  listed?: Page<Offer>;
  banners?: readonly HomeBanner[];
}

/** All coupons, as tickets on the ground that belongs to them. */
export function Coupons({ page, listed, banners = [] }: CouponsProps) {
  return (
    <>
      <Container>
        <Sections>
          <Breadcrumbs label="Breadcrumb" trail={[{ href: '/', label: 'Home' }]} current="Coupons" />
          <Stack gap="x3">
            {banners.map((banner) => (
              <DynamicBanner key={banner.bannerImageUrl} banner={toBanner(banner)} priority="low" />
            ))}
          </Stack>
        </Sections>
      </Container>
      <Band as="div" tone="coupon">
        <Section spacing="band">
          <Container>
            <Stack gap="x3">
              <Heading level={1}>Popular Coupons</Heading>
              <CouponPages page={page} coupons={listed} />
            </Stack>
          </Container>
        </Section>
      </Band>
    </>
  );
}
