import { and, asc, eq, isNull, notExists, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../db/database.ts';
import { isOneOf } from '../../../db/isOneOf.ts';
import { settlementLine } from '../../../db/schema/shopBook.ts';
import { toPaise } from '../exchange/toPaise.ts';

export type SettlementLine = typeof settlementLine.$inferSelect;
export type NewSettlementLine = Omit<typeof settlementLine.$inferInsert, 'id'>;

/** An order by its number within its network. */
interface OrderName {
  network: string;
  networkOrderId: string;
}

/** What a network paid for an order in sum, and the bank's day of its first line; nulls until a statement says so. */
export interface Payment {
  settledPaise: bigint | null;
  settledAt: Date | null;
  /** What of it was deducted as tax. */
  tdsPaise: bigint;
  /** What of it was paid in the order's own currency, in its smallest unit. */
  settledMinor: bigint;
  /** What the bank gave more than at the order's rate; below zero: less. */
  exchangePaise: bigint;
}

/** The lines that count, in the order of their statements: none that was withdrawn, nor those that withdraw one. */
function readLines(queries: Queries, which: SQL | undefined): Promise<SettlementLine[]> {
  const against = alias(settlementLine, 'against');
  const isWithdrawn = queries.select({ id: against.id }).from(against).where(eq(against.withdraws, settlementLine.id));
  return queries
    .select()
    .from(settlementLine)
    .where(and(which, isNull(settlementLine.withdraws), notExists(isWithdrawn)))
    .orderBy(asc(settlementLine.id));
}

/** What statements say of orders, without lines that were withdrawn. */
export async function findSettlements(queries: Queries, orders: readonly OrderName[]): Promise<SettlementLine[]> {
  if (orders.length === 0) return [];
  const names = orders.map(({ network, networkOrderId }) => [network, networkOrderId] as const);
  return readLines(queries, isOneOf([settlementLine.network, settlementLine.networkOrderId], names));
}

/** The lines of a statement, without those that were withdrawn. */
export const readStatement = (queries: Queries, network: string, statement: string): Promise<SettlementLine[]> =>
  readLines(queries, and(eq(settlementLine.network, network), eq(settlementLine.statement, statement)));

/** Adds lines, in the order given; the caller has locked their orders. */
export async function addSettlements(queries: Queries, lines: readonly NewSettlementLine[]): Promise<SettlementLine[]> {
  return lines.length === 0
    ? []
    : queries
        .insert(settlementLine)
        .values([...lines])
        .returning();
}

/**
 * Takes lines back by lines against them, in the order given; the caller has locked their orders.
 * @param at the day for which that counts
 */
export const withdrawSettlements = (
  queries: Queries,
  lines: readonly SettlementLine[],
  { at, receivedAt }: { at: Date; receivedAt: Date },
): Promise<SettlementLine[]> =>
  addSettlements(
    queries,
    lines.map(({ id, paidPaise, tdsPaise, paidMinor, ...line }) => ({
      ...line,
      paidPaise: -paidPaise,
      tdsPaise: -tdsPaise,
      paidMinor: paidMinor && -paidMinor,
      settledAt: at,
      receivedAt,
      withdraws: id,
    })),
  );

/** The currency of an order and the rate of its paise; nulls in rupees. */
interface OrderCurrency {
  currency: string | null;
  exchangeRate: string | null;
}

/**
 * What lines of one order come to. What was paid in its own currency counts at its own rate, so that an order which is paid in
 * full owes nothing, whatever the bank gave.
 */
export function paymentOf(lines: readonly SettlementLine[], { currency, exchangeRate }: OrderCurrency): Payment {
  const [first, ...more] = lines.toSorted((one, other) => one.settledAt.getTime() - other.settledAt.getTime());
  if (!first) return { settledPaise: null, settledAt: null, tdsPaise: 0n, settledMinor: 0n, exchangePaise: 0n };
  const own = currency === null ? [] : lines.filter((line) => line.currency === currency);
  const settledMinor = own.reduce((sum, { paidMinor }) => sum + (paidMinor ?? 0n), 0n);
  const ownPaise = own.reduce((sum, { paidPaise }) => sum + paidPaise, 0n);
  const exchangePaise =
    own.length === 0 || currency === null || exchangeRate === null
      ? 0n
      : ownPaise - toPaise(settledMinor, currency, exchangeRate);
  return {
    settledPaise: more.reduce((sum, { paidPaise }) => sum + paidPaise, first.paidPaise) - exchangePaise,
    settledAt: first.settledAt,
    tdsPaise: more.reduce((sum, { tdsPaise }) => sum + tdsPaise, first.tdsPaise),
    settledMinor,
    exchangePaise,
  };
}

/** The payment of an order whose rate or currency is another one now. */
export function paymentAtRate<Paid extends Payment>(
  payment: Paid,
  before: OrderCurrency,
  { currency, exchangeRate }: OrderCurrency,
): Paid {
  const { settledPaise, settledMinor, exchangePaise } = payment;
  const isSame = currency === before.currency && exchangeRate === before.exchangeRate;
  if (isSame || settledPaise === null || settledMinor === 0n) return payment;
  const valueAt = (at: OrderCurrency) =>
    at.currency === null || at.exchangeRate === null ? 0n : toPaise(settledMinor, at.currency, at.exchangeRate);
  // in another currency, the rupees of the bank are what was paid
  if (currency !== before.currency) {
    return { ...payment, settledPaise: settledPaise + exchangePaise, settledMinor: 0n, exchangePaise: 0n };
  }
  const grown = valueAt({ currency, exchangeRate }) - valueAt(before);
  return { ...payment, settledPaise: settledPaise + grown, exchangePaise: exchangePaise - grown };
}
