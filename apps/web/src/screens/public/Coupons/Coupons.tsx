import type { Page } from '@potli/api';
import type { HomeBanner } from '@potli/api/contract/home';
import type { Offer } from '@potli/api/contract/offers';
import { Band } from '@potli/ui/Band';
import { Breadcrumbs } from '@potli/ui/Breadcrumbs';
import { DynamicBanner } from '@potli/ui/DynamicBanner';
import { Heading } from '@potli/ui/Heading';
import { Container, Section, Sections, Stack } from '@potli/ui/Layout';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { ListedRows } from '../../../components/listing/ListedRows.tsx';
import { toBanner } from '../../../components/listing/toBanner.ts';
import { CouponTickets } from '../../../features/offers/CouponTickets.tsx';
import { atPage, paths } from '../../../lib/paths.ts';

interface CouponsProps {
  /** Counts from 1. */
  page: number;
  /** Absent where the listing did not load. */
  listed?: Page<Offer>;
  banners?: readonly HomeBanner[];
}

const addressOf = (page: number) => atPage(paths.coupons, page);

/** All coupons, as tickets on the ground that belongs to them. */
export function Coupons({ page, listed, banners = [] }: CouponsProps) {
  return (
    <>
      <Container>
        <Sections>
          <Breadcrumbs label="Breadcrumb" trail={[{ href: paths.home, label: 'Home' }]} current="Coupons" />
          <Stack gap="x3">
            {banners.map((banner) => (
              <DynamicBanner key={banner.bannerImageUrl} banner={toBanner(banner)} priority="low" />
            ))}
          </Stack>
        </Sections>
      </Container>
      <Band as="div" tone="accent">
        <Section spacing="band">
          <Container>
            <Stack gap="x3">
              <Heading level={1}>Popular Coupons</Heading>
              <ListedRows label="coupons" listed={listed} page={page} addressOf={addressOf}>
                {(rows) => (
                  <CardGrid name="Coupons" columns={3}>
                    <CouponTickets offers={rows} />
                  </CardGrid>
                )}
              </ListedRows>
            </Stack>
          </Container>
        </Section>
      </Band>
    </>
  );
}
