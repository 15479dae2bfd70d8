import type { Page } from '@potli/api';
import type { HomeBanner } from '@potli/api/contract/home';
import type { Offer } from '@potli/api/contract/offers';
import { Band } from '@potli/ui/Band';
import { Breadcrumbs } from '@potli/ui/Breadcrumbs';
import { DynamicBanner } from '@potli/ui/DynamicBanner';
import { Heading } from '@potli/ui/Heading';
import { Container, Section, Sections, Stack } from '@potli/ui/Layout';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { EmptyCatalogueList } from '../../../components/listing/EmptyList.tsx';
import { PageLinks } from '../../../components/listing/PageLinks.tsx';
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
              <CouponList page={page} coupons={listed} />
            </Stack>
          </Container>
        </Section>
      </Band>
    </>
  );
}

const addressOf = (page: number) => atPage(paths.coupons, page);

/** Coupons, 64 at a time, with links to the neighbouring pages. */
function CouponList({ page, coupons }: { page: number; coupons?: Page<Offer> }) {
  if (!coupons || coupons.rows.length === 0) return <EmptyCatalogueList title="No coupons available" />;
  return (
    <>
      <CardGrid name="Coupons" columns={3}>
        <CouponTickets offers={coupons.rows} />
      </CardGrid>
      <PageLinks label="coupons" page={page} totalPages={coupons.totalPages} addressOf={addressOf} />
    </>
  );
}
