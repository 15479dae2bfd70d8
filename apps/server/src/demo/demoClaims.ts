import { type Dispute, DisputeSource, DisputeType } from '@potli/api';
import { demoCatalogue, demoDisputes } from '@potli/api/fixtures';
import { toBigPaise } from '@potli/api/units/money';
import { MINUTE_MS } from '@potli/api/units/time';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../db/database.ts';
import { click } from '../db/schema/click.ts';
import { answerDispute } from '../domain/orders/disputes/answerDispute.ts';
import { addDispute } from '../domain/orders/disputes/disputeRows.ts';
import { disputeSources } from '../domain/orders/disputes/disputeSources.ts';
import { readClickDestination } from '../domain/shop/catalogue/read/readClickDestination.ts';
import type { DemoEvent } from './DemoEvent.ts';
import { PHONE } from './demoDevices.ts';
import { recordPastClicks } from './recordPastClicks.ts';
import { daysAfter, sinceWritten } from './sinceWritten.ts';

const SHOPPING_MS = 18 * MINUTE_MS;
const Status = z.enum(['RECEIVED', 'ON_HOLD', 'NEED_INFO', 'SENT_TO_STORE', 'APPROVED', 'REJECTED']);

/** Claims of an active member with all answers, each at its time. */
export function demoClaims(queries: Queries, memberId: bigint, now: Date): DemoEvent[] {
  const moved = sinceWritten(now);
  return demoDisputes.toReversed().flatMap((claim): DemoEvent[] => {
    const createdAt = moved(claim.disputeCreationTime);
    let id = 0n;
    const filed = async () => {
      id = await fileClaim(queries, { memberId, claim, createdAt, moved });
    };
    const answers = claim.answers.map(({ answeredAt: at, author, disputeStatus, words }) => {
      const status = z.parse(Status, disputeStatus);
      const heldUntil = status === 'ON_HOLD' && claim.heldUntil !== null ? moved(claim.heldUntil) : null;
      const by = author === 'MEMBER' ? 'member' : 'shop';
      const answeredAt = moved(at);
      const run = () => answerDispute(queries, { id, author: by, status, words, heldUntil, answeredAt });
      return { at: answeredAt, run };
    });
    return [{ at: createdAt, run: filed }, ...answers];
  });
}

interface FiledClaim {
  memberId: bigint;
  claim: Dispute;
  createdAt: Date;
  moved: (instant: string) => Date;
}

async function fileClaim(queries: Queries, { memberId, claim, createdAt, moved }: FiledClaim): Promise<bigint> {
  const sourceType = z.parse(DisputeSource, claim.disputeSourceType);
  const sourceId = await idOf(queries, sourceType, claim);
  const orderTime = moved(claim.orderTime);
  const order = { written: claim.orderTime, moved: orderTime };
  const dateOf = (date: string | null) => (date === null ? null : daysAfter(order, date));
  const clickId = claim.clickId === null ? null : await lostClick(queries, { memberId, sourceId, orderTime });
  const added = await addDispute(queries, {
    memberId,
    sourceType,
    sourceId,
    createdAt,
    disputeType: z.parse(DisputeType, claim.disputeType),
    orderTime,
    clickId,
    transactionDate: dateOf(claim.transactionDate),
    deliveryDate: dateOf(claim.deliveryDate),
    storeOrderId: claim.storeOrderId,
    orderPaise: toBigPaise(claim.orderAmount),
    message: claim.message,
    coupon: claim.coupon,
    giftCardUsed: claim.giftCardUsed,
  });
  if (!added) throw new Error(`The demo claims order ${claim.storeOrderId} twice`);
  return added.id;
}

/** The ids of the fixtures are positions in the demo catalogue. */
async function idOf(queries: Queries, kind: DisputeSource, { storeId }: Dispute): Promise<bigint> {
  const { stores = [], creditCards = [], flashDeals = [] } = demoCatalogue;
  const rows = { STORE: stores, CREDIT_CARD: creditCards, FLASH_DEAL: flashDeals }[kind];
  const urlSlug = rows[Number(storeId) - 1]?.urlSlug ?? '';
  const { table } = disputeSources[kind];
  const [found] = await queries.select({ id: table.id }).from(table).where(eq(table.urlSlug, urlSlug));
  if (!found) throw new Error(`The demo claims an unknown item: ${kind} ${storeId}`);
  return found.id;
}

interface LostClick {
  memberId: bigint;
  sourceId: bigint;
  orderTime: Date;
}

/** The click before an order that the store never reported. */
async function lostClick(queries: Queries, { memberId, sourceId, orderTime }: LostClick): Promise<string> {
  const destination = await readClickDestination(queries, 'STORE', String(sourceId));
  if (!destination) throw new Error('The demo claims an item that cannot be clicked');
  const clickedAt = new Date(orderTime.getTime() - SHOPPING_MS);
  await recordPastClicks(queries, [{ memberId, source: 'STORE', destination, device: PHONE, clickedAt }]);
  const [made] = await queries
    .select({ id: click.id })
    .from(click)
    .where(and(eq(click.memberId, memberId), eq(click.clickedAt, clickedAt)));
  if (!made) throw new Error('A click of the demo was not written');
  return made.id;
}
