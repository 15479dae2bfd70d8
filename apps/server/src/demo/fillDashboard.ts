import { demoDashboardBanner } from '@potli/api/fixtures';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import type { Sealer } from '../domain/platform/sealing/createSealer.ts';
import { writeBanner } from '../domain/shop/content/createContentService.ts';
import { addGiftCardOrder } from '../domain/shop/giftcards/giftCardOrderRows.ts';
import { pastGiftCardOrders } from './pastGiftCardOrders.ts';

interface DashboardParts {
  sealer: Sealer;
  ashaId: bigint;
  now: Date;
}

/** What the dashboard shows beside clicks and money. Call it after those exist. */
export async function fillDashboard(queries: Queries, { sealer, ashaId, now }: DashboardParts): Promise<void> {
  await writeBanner(queries, demoDashboardBanner);
  for (const order of pastGiftCardOrders(ashaId, now)) await addGiftCardOrder(queries, sealer, order);
  await dateLinks(queries);
}

/** The demo links were made a moment ago, but their clicks are older. */
async function dateLinks(queries: Queries): Promise<void> {
  await queries.execute(sql`update custom_link set created_at = first.clicked_at - interval '2 hours'
    from (select source_id, min(clicked_at) as clicked_at from click where source = 'CUSTOM_LINK' group by source_id) as first
    where first.source_id = custom_link.id`);
}
