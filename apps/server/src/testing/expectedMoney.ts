import type { PlannedPayment, PlannedReport, Shopper } from './randomReports.ts';

export interface ExpectedMoney {
  pending: bigint;
  approved: bigint;
  declined: bigint;
}

const RANK = { tracked: 0, approved: 1, rejected: 2 };
const later = (one: PlannedReport, other: PlannedReport) =>
  one.occurredAt.getTime() - other.occurredAt.getTime() ||
  RANK[one.status] - RANK[other.status] ||
  one.event - other.event;

interface ExpectedOrder {
  shopper: number;
  order: number;
  status: PlannedReport['status'];
  cashback: bigint;
  commission: bigint;
  /** The network did not say it. */
  estimated: boolean;
  share: bigint;
}

/** The orders after all reports, computed from the reports alone, without the code under test. */
function expectedOrders(reports: readonly PlannedReport[], shoppers: readonly Shopper[]): ExpectedOrder[] {
  return [...Map.groupBy(reports, ({ order }) => order).values()].flatMap((unsorted) => {
    const versions = unsorted.toSorted(later);
    const last = versions.at(-1);
    const owner = last && shoppers[last.shopper];
    const rate = owner?.clicks[last?.click ?? 0];
    if (!last || !rate) return [];
    const { shopper, order, status, saleAmountPaise } = last;
    const category = versions.findLast((version) => version.category)?.category ?? '';
    const points = rate.categories?.[category] ?? rate.basisPoints;
    const cashback = rate.fixedPaise || (saleAmountPaise * BigInt(points)) / 10_000n;
    const latest = versions.findLast(({ commissionPaise }) => commissionPaise);
    const commission = latest ? ((latest.commissionPaise ?? 0n) * saleAmountPaise) / latest.saleAmountPaise : cashback;
    const estimated = latest?.saleAmountPaise !== saleAmountPaise;
    const isShared = status === 'approved' && owner?.invitedBy !== undefined;
    return [{ shopper, order, status, cashback, commission, estimated, share: isShared ? cashback / 20n : 0n }];
  });
}

/** Paise of an order that its member and the inviter have. */
export interface Released {
  cashback: bigint;
  share: bigint;
}

/**
 * The expected wallet of each shopper.
 * @param releasedOf what they have got of an approved order that waits; undefined for one that does not wait, by default none
 */
export function expectedMoney(
  reports: readonly PlannedReport[],
  shoppers: readonly Shopper[],
  releasedOf: (order: number) => Released | undefined = () => undefined,
): ExpectedMoney[] {
  const money = shoppers.map(() => ({ pending: 0n, approved: 0n, declined: 0n }));
  for (const { shopper, order, status, cashback, share } of expectedOrders(reports, shoppers)) {
    const wallet = money[shopper];
    if (!wallet) continue;
    if (status === 'tracked') wallet.pending += cashback;
    if (status === 'rejected') wallet.declined += cashback;
    if (status !== 'approved') continue;
    const released = releasedOf(order) ?? { cashback, share };
    wallet.approved += released.cashback;
    wallet.pending += cashback - released.cashback;
    const inviter = money[shoppers[shopper]?.invitedBy ?? -1];
    if (inviter) inviter.approved += released.share;
  }
  return money;
}

/** The approved orders for which their network has paid what it stated, or what they cost. */
export function expectedPaid(
  reports: readonly PlannedReport[],
  shoppers: readonly Shopper[],
  payments: readonly PlannedPayment[],
): Set<number> {
  const paid = new Map(payments.map(({ order, paidPaise }) => [order, paidPaise]));
  const isPaid = ({ order, estimated, commission, cashback, share }: ExpectedOrder) => {
    const sum = paid.get(order) ?? 0n;
    return sum > 0n && (estimated || sum >= commission || sum >= cashback + share);
  };
  return new Set(
    expectedOrders(reports, shoppers)
      .filter(isPaid)
      .map(({ order }) => order),
  );
}

export interface ExpectedBooks {
  expected: bigint;
  receivable: bigint;
  commission: bigint;
  cashback: bigint;
  cash: bigint;
}

/** The expected books of the network of these reports: the last report of each order, and what was paid for it. */
export function expectedBooks(
  reports: readonly PlannedReport[],
  shoppers: readonly Shopper[],
  payments: readonly PlannedPayment[],
): ExpectedBooks {
  const books = { expected: 0n, receivable: 0n, commission: 0n, cashback: 0n, cash: 0n };
  for (const { order, status, cashback, commission: said, estimated, share } of expectedOrders(reports, shoppers)) {
    const paid = payments.find((payment) => payment.order === order)?.paidPaise;
    const commission = estimated ? (paid ?? said) : said;
    books.cash += paid ?? 0n;
    books.receivable -= paid ?? 0n;
    if (status === 'tracked') books.expected += commission;
    if (status !== 'approved') continue;
    books.commission += commission;
    books.receivable += commission;
    books.cashback += cashback + share;
  }
  return books;
}
