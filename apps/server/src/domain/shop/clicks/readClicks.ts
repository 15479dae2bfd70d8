import type { Click, Page } from '@potli/api';
import { toRupees } from '@potli/api/units/money';
import { toPercent } from '@potli/api/units/percent';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { click } from '../../../db/schema/click.ts';
import { customLink } from '../../../db/schema/customLink.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';
import { type PageRequest, toPage, windowOf } from '../../platform/shared/paging.ts';

/** Of several orders that one click brought, the last one reported. */
const lastOrderId = sql<string | null>`(
  select ${shopOrder.id}::text from ${shopOrder} where ${shopOrder.clickId} = ${click.id}
  order by ${shopOrder.reportedAt} desc, ${shopOrder.id} desc limit 1
)`;

/** Prepares the list of a member's clicks, newest first. */
export function prepareReadClicks({ orm }: Pick<Database, 'orm'>) {
  const ofMember = eq(click.memberId, sql.placeholder('memberId'));
  const cameByLink = and(eq(click.source, 'CUSTOM_LINK'), eq(customLink.id, click.sourceId));
  // which ones, first: what is joined to rows that are skipped is lost work
  const ids = orm
    .select({ id: click.id })
    .from(click)
    .where(ofMember)
    .orderBy(desc(click.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page');
  const page = orm
    .select({ click, link: { itemType: customLink.itemType, itemId: customLink.itemId }, orderId: lastOrderId })
    .from(ids)
    .innerJoin(click, eq(click.id, ids.id))
    .leftJoin(customLink, cameByLink)
    .orderBy(desc(click.id))
    .prepare('clicks_of_member');
  const total = orm
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(click)
    .where(ofMember)
    .prepare('count_clicks_of_member');

  return async (memberId: bigint, request: PageRequest): Promise<Page<Click>> => {
    const [rows, [counted]] = await Promise.all([
      page.execute({ memberId, ...windowOf(request) }),
      total.execute({ memberId }),
    ]);
    return toPage(rows.map(toClick), counted?.total ?? 0, request);
  };
}

interface StoredClick {
  click: typeof click.$inferSelect;
  /** The share link by which it came. */
  link: Pick<typeof customLink.$inferSelect, 'itemType' | 'itemId'> | null;
  orderId: string | null;
}

function toClick({ click: row, link, orderId }: StoredClick): Click {
  return {
    clickId: row.id,
    clickSource: row.source,
    storeId: String(link?.itemId ?? row.sourceId),
    itemType: link?.itemType,
    clickTime: row.clickedAt.toISOString(),
    defaultCashbackForUserAtTheTimeOfClick: toRupees(row.cashbackPaise),
    cashbackPercentageForUserAtTheTimeOfClick: toPercent(row.cashbackBasisPoints),
    transactionId: orderId,
  };
}
