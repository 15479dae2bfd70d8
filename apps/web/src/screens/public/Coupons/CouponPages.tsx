import type { Page } from '@potli/api';
import type { Offer } from '@potli/api/contract/offers';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { NothingListed } from '../../../components/listing/NothingListed.tsx';
import { PageLinks } from '../../../components/listing/PageLinks.tsx';
import { CouponTickets } from '../../../features/offers/CouponTickets.tsx';

const addressOf = (page: number) => (page === 1 ? '/coupons' : `/coupons?page=${page}`);

/** Coupons, 64 at a time, with links to the neighbouring pages. */
export function CouponPages({ page, coupons }: { page: number; coupons?: Page<Offer> }) {
  if (!coupons || coupons.rows.length === 0) return <NothingListed title="No coupons available" />;
  return (
    <>
      <CardGrid name="Coupons" columns={3}>
        <CouponTickets offers={coupons.rows} />
      </CardGrid>
      <PageLinks label="coupons" page={page} totalPages={coupons.totalPages} addressOf={addressOf} />
    </>
  );
}
