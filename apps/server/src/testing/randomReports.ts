import type { Database } from '../db/database.ts';
import { type OrderReport, reportStatuses } from '../domain/orders/reports/OrderReport.ts';
import { addClicks, addMember } from './sampleMoney.ts';

type Random = (below: number) => number;

/** What reports need of a shopper. */
export interface Clicker {
  clicks: readonly { id: string }[];
}

/** A member with clicks, from which orders come. */
export interface Shopper {
  memberId: bigint;
  /** Index of the inviting member. */
  invitedBy: number | undefined;
  clicks: (PlannedRate & { id: string })[];
}

interface PlannedRate {
  basisPoints: number;
  fixedPaise: bigint;
  /** Other rates by the category that the network names. */
  categories?: Record<string, number>;
}

const RATES: readonly PlannedRate[] = [
  { basisPoints: 500, fixedPaise: 0n },
  { basisPoints: 333, fixedPaise: 0n },
  { basisPoints: 0, fixedPaise: 8_550n },
  { basisPoints: 500, fixedPaise: 0n, categories: { shoes: 900 } },
];

/** A rate card with the rates of a click as rows. Returns its id. */
async function addRateCard({ pool }: Pick<Database, 'pool'>, { basisPoints, categories = {} }: PlannedRate) {
  const { rows } = await pool.query<{ id: string }>(
    `insert into rate_card (item_kind, item_id, version, valid_from, hash)
     values ('STORE', 1000000 + nextval(pg_get_serial_sequence('rate_card', 'id')), 1, now(), '') returning id`,
  );
  const id = BigInt(rows[0]?.id ?? 0);
  for (const [place, [name, points]] of [['', basisPoints] as const, ...Object.entries(categories)].entries()) {
    await pool.query(
      `insert into rate_row (rate_card_id, position, applies_to, cashback_basis_points, cashback_paise, new_users_only,
         is_default, kind, categories) values ($1, $2, $3, $4, 0, false, $5, 'sale', $6)`,
      [id, place, name, points, name === '', name === '' ? [] : [name]],
    );
  }
  return id;
}

/** Members; each but the first was invited by an earlier one. */
export async function addShoppers(database: Database, name: string, count: number): Promise<Shopper[]> {
  const shoppers: Shopper[] = [];
  const cards = new Map<PlannedRate, bigint>();
  for (const rate of RATES) if (rate.categories) cards.set(rate, await addRateCard(database, rate));
  for (let index = 0; index < count; index += 1) {
    const invitedBy = index === 0 ? undefined : Math.floor((index - 1) / 2);
    const invitation = invitedBy === undefined ? undefined : `${name}${invitedBy}`;
    const memberId = await addMember(database, invitation, `${name}${index}`);
    const given = RATES.map((rate) => ({ ...rate, rateCardId: cards.get(rate) ?? null }));
    const ids = await addClicks(database, memberId, given);
    shoppers.push({ memberId, invitedBy, clicks: RATES.map((rate, n) => ({ ...rate, id: ids[n] ?? '' })) });
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
  /** What was bought; null where the report does not say. */
  category: string | null;
  /** 0: the network does not know it yet. */
  commissionPaise: bigint | null;
  occurredAt: Date;
}

/** What a network pays for an order. */
export interface PlannedPayment {
  order: number;
  paidPaise: bigint;
}

/** A payment for every third order, at most once each. */
export const planPayments = (random: Random, orders: number): PlannedPayment[] =>
  Array.from({ length: orders }, (_, order) => ({ order, paidPaise: BigInt(1 + random(30_000)) })).filter(
    () => random(3) === 0,
  );

/** Of the sales below, in paise. */
const MOST_CASHBACK = 45_000;

/** Reports with several versions of each order, many on the same day, some twice. */
export function planReports(random: Random, shoppers: number, orders: number, events: number): PlannedReport[] {
  const places = Array.from({ length: orders }, () => ({ shopper: random(shoppers), click: random(RATES.length) }));
  const planned = Array.from({ length: events }, (_, event): PlannedReport => {
    const order = random(orders);
    const { shopper = 0, click = 0 } = places[order] ?? {};
    const status = reportStatuses[random(reportStatuses.length)] ?? 'tracked';
    // an approval that pays less than the member earns waits for a person, which other tests are about
    const leastPaise = status === 'approved' ? MOST_CASHBACK : 0;
    return {
      event,
      order,
      shopper,
      click,
      status,
      saleAmountPaise: BigInt(1 + random(500_000)),
      category: [null, 'shoes', 'other'][random(3)] ?? null,
      commissionPaise: random(3) === 0 ? null : BigInt(leastPaise + random(5) * random(9_000)),
      // no two at the same moment: of those, what arrives later counts
      occurredAt: new Date(Date.UTC(2026, 8, 1 + random(6)) + event),
    };
  });
  return [...planned, ...planned.filter(() => random(4) === 0)];
}

/** The report of a plan for these shoppers. */
export function tell(plan: PlannedReport, network: string, shoppers: readonly Clicker[]): OrderReport {
  const { event, order, shopper, click, status, saleAmountPaise, occurredAt, category, commissionPaise } = plan;
  return {
    network,
    status,
    saleAmountPaise,
    occurredAt,
    category,
    commissionPaise,
    eventId: `event-${String(event).padStart(5, '0')}`,
    orderId: `order-${order}`,
    clickId: shoppers[shopper]?.clicks[click]?.id ?? null,
  };
}
