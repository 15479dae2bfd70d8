import type { Database } from '../db/database.ts';
import { type OrderReport, reportStatuses } from '../domain/orders/OrderReport.ts';
import { addClick, addMember } from './sampleMoney.ts';

type Random = (below: number) => number;

/** A member with clicks, from which orders come. */
export interface Shopper {
  memberId: bigint;
  /** Index of the inviting member. */
  invitedBy: number | undefined;
  clicks: { id: string; basisPoints: number; fixedPaise: bigint }[];
}

const RATES = [
  { basisPoints: 500, fixedPaise: 0n },
  { basisPoints: 333, fixedPaise: 0n },
  { basisPoints: 0, fixedPaise: 8_550n },
];

/** Members; each but the first was invited by an earlier one. */
export async function addShoppers(database: Database, name: string, count: number): Promise<Shopper[]> {
  const shoppers: Shopper[] = [];
  for (let index = 0; index < count; index += 1) {
    const invitedBy = index === 0 ? undefined : Math.floor((index - 1) / 2);
    const invitation = invitedBy === undefined ? undefined : `${name}${invitedBy}`;
    const memberId = await addMember(database, invitation, `${name}${index}`);
    const clicks = [];
    for (const rate of RATES) clicks.push({ ...rate, id: await addClick(database, memberId, rate) });
    shoppers.push({ memberId, invitedBy, clicks });
  }
  return shoppers;
}

/** A report in terms of indexes, so that it can be used with other shoppers too. */
export interface PlannedReport {
  event: number;
  order: number;
  shopper: number;
  click: number;
  status: OrderReport['status'];
  saleAmountPaise: bigint;
  occurredAt: Date;
}

/** Reports with several versions of each order, many at the same moment, some twice. */
export function planReports(random: Random, shoppers: number, orders: number, events: number): PlannedReport[] {
  const places = Array.from({ length: orders }, () => ({ shopper: random(shoppers), click: random(RATES.length) }));
  const planned = Array.from({ length: events }, (_, event): PlannedReport => {
    const order = random(orders);
    const { shopper = 0, click = 0 } = places[order] ?? {};
    return {
      ...{ event, order, shopper, click },
      status: reportStatuses[random(reportStatuses.length)] ?? 'tracked',
      saleAmountPaise: BigInt(1 + random(500_000)),
      occurredAt: new Date(Date.UTC(2026, 8, 1 + random(6))),
    };
  });
  return [...planned, ...planned.filter(() => random(4) === 0)];
}

/** The report of a plan for these shoppers. */
export function tell(plan: PlannedReport, network: string, shoppers: readonly Shopper[]): OrderReport {
  const { event, order, shopper, click, status, saleAmountPaise, occurredAt } = plan;
  return {
    ...{ network, status, saleAmountPaise, occurredAt },
    eventId: `event-${String(event).padStart(5, '0')}`,
    orderId: `order-${order}`,
    clickId: shoppers[shopper]?.clicks[click]?.id ?? null,
  };
}
