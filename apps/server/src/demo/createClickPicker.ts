import { DAY_MS } from '@potli/api/units/time';
import { and, eq, gt, or } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { click } from '../db/schema/click.ts';
import { customLink } from '../db/schema/customLink.ts';
import type { PlannedOrder } from './plannedOrders.ts';

const CARD = 'CREDIT_CARD';

export interface PickedClick {
  id: string;
  clickedAt: Date;
  rateCardId: bigint | null;
}

/** Returns a function that picks a click for an order: each click once, the nearest to the wanted time. */
export async function createClickPicker(queries: Queries, now: Date) {
  const rows = await queries
    .select({
      id: click.id,
      memberId: click.memberId,
      clickedAt: click.clickedAt,
      rateCardId: click.rateCardId,
      source: click.source,
      itemType: customLink.itemType,
    })
    .from(click)
    .leftJoin(customLink, and(eq(click.source, 'CUSTOM_LINK'), eq(customLink.id, click.sourceId)))
    .where(or(gt(click.cashbackBasisPoints, 0), gt(click.cashbackPaise, 0n)))
    .orderBy(click.id);
  const free = new Set(rows);

  return (memberId: bigint, { clicked, card = false }: PlannedOrder): PickedClick => {
    const wantedMs = now.getTime() - clicked * DAY_MS;
    const distance = (row: { clickedAt: Date }) => Math.abs(row.clickedAt.getTime() - wantedMs);
    const [nearest] = [...free]
      .filter(
        (row) => row.memberId === memberId && (card ? row.source === CARD : (row.itemType ?? row.source) !== CARD),
      )
      .toSorted((one, other) => distance(one) - distance(other));
    if (!nearest) throw new Error('The demo has too few clicks');
    free.delete(nearest);
    return nearest;
  };
}
