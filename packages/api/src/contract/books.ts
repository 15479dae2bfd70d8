import * as z from 'zod/mini';
import { Instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { typedLine } from './typedText.ts';

const NetworkName = z.string().check(z.minLength(1), z.maxLength(200));

/** A statement of a network about orders that it has paid for. */
export const SettlementStatement = z.object({
  network: NetworkName,
  /** Its number or name, unique within the network: the same statement again changes nothing. */
  statement: z.string().check(z.minLength(1), z.maxLength(200)),
  /** When the network paid. */
  settledAt: Instant,
  /** The number of the invoice that it pays, if it names one. */
  invoice: z.optional(typedLine().check(z.minLength(1), z.maxLength(100))),
  /**
   * Percent of each line that the network deducted as tax: it counts as paid, and did not reach the bank. Where lines say it themselves, both must
   * come to the same sum, to a paisa a line.
   */
  tdsPercent: z.optional(z.number().check(z.gte(0), z.lt(100))),
  /** It has the lines of another statement, and the network paid them again. Else such a statement is refused. */
  isRepeated: z.optional(z.boolean()),
  lines: z
    .array(
      z.object({
        /** The number of the order within the network. */
        orderId: z.string(),
        /** Rupees, at most two decimals; below 0 where the network takes back what it paid. */
        commission: z.number(),
        /** What it paid in another currency, where `commission` is what the bank gave for that. */
        foreign: z.optional(
          z.object({
            /** Code of ISO 4217. */
            currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
            /** As decimals, with the sign of `commission`. */
            amount: z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,4})?$/)),
          }),
        ),
        /** Rupees of it that the network deducted as tax: less than the commission, and with its sign. */
        tds: z.optional(z.number()),
      }),
    )
    .check(z.minLength(1), z.maxLength(1000)),
});
export type SettlementStatement = z.infer<typeof SettlementStatement>;

export const SettlementDifference = z.object({
  orderId: z.string(),
  /**
   * UNKNOWN_ORDER: stored until a report names it. NOT_APPROVED: booked; the network will take it back, or approve. OTHER_AMOUNT: booked; what it
   * paid in sum is not what it stated, the rest stays receivable. STATED_OTHERWISE: this statement had another amount for the order, so this line was
   * not booked; withdraw that one first. BAD_LINE: no order or no amount, not booked.
   */
  kind: z.enum(['UNKNOWN_ORDER', 'NOT_APPROVED', 'OTHER_AMOUNT', 'STATED_OTHERWISE', 'BAD_LINE']),
  /** Rupees, as the line says. */
  paid: z.number(),
  /** Rupees that the books expected, or had already; null where nothing is known of the order. */
  expected: z.nullable(z.number()),
  /** Rupees that the network has paid for the order in sum, with this line; null where nothing is known of it. */
  settled: z.nullable(z.number()),
});
export type SettlementDifference = z.infer<typeof SettlementDifference>;

export const settleOrders = endpoint({
  method: 'POST',
  path: '/admin/settlements',
  summary: 'Book a settlement statement of a network, line by line; differences are listed',
  auth: 'admin',
  right: 'money',
  keyed: true,
  body: SettlementStatement,
  response: z.object({
    /** Lines that are booked or stored, and their rupees. */
    settled: z.number(),
    paid: z.number(),
    differences: z.array(SettlementDifference),
  }),
  errors: [401, 403, 409],
});

/** Rupees. Of a month: what expected, receivable, waiting and advanced came to at its end, and what the others grew by. */
const figures = {
  /** Commission of orders that are not decided. */
  expected: z.number(),
  /** Commission of approved orders that is not paid; below zero where the network paid for orders it took back. */
  receivable: z.number(),
  /** Commission of approved orders. */
  commission: z.number(),
  /** What members and referrers get of it. */
  cashback: z.number(),
  /** What the network owed, was written off, and has not paid since. */
  writtenOff: z.number(),
  /** What the bank gave more for payments in other currencies than was expected; below 0: less. */
  exchange: z.number(),
  /** Commission without cashback and losses, with `exchange`. */
  margin: z.number(),
  /** The part of the cashback that waits for the network's money. */
  waiting: z.number(),
  /** What the network paid into the bank, and what it deducted as tax. */
  cash: z.number(),
  tds: z.number(),
  /** What members have before the network paid: the most that it can cost the shop if it never does. */
  advanced: z.number(),
};

const BookFigures = z.object(figures);

export const NetworkBook = z.object({
  ...figures,
  network: z.string(),
  /** When members get their money: once the network approves, or once it has paid. */
  pays: z.enum(['approval', 'settlement']),
  /** Rupees that `advanced` never exceeds. */
  advanceLimit: z.number(),
  /** Days after an approval in which the network usually pays. */
  settlesAfterDays: z.number(),
  /** The part of expected and commission that the network has not stated itself. */
  estimated: z.number(),
  /** Rupees of statements for orders that no report names. */
  unmatched: z.number(),
  /** Months of India, `yyyy-mm`, oldest first. */
  months: z.array(z.object({ ...figures, month: z.string() })),
});
export type NetworkBook = z.infer<typeof NetworkBook>;

/** The sale of gift cards, in rupees: all of it until now. */
export const GiftCardBook = z.object({
  /** What buyers paid for cards that they got. */
  sales: z.number(),
  /** What those cards cost the shop. */
  cost: z.number(),
  /** What the payment provider keeps, also of payments that went back. */
  fees: z.number(),
  margin: z.number(),
  /** What the payment provider holds for the shop. */
  atProvider: z.number(),
  /** What was paid and not delivered, until the provider has sent it back. */
  owedToBuyers: z.number(),
});

export const Books = z.object({ networks: z.array(NetworkBook), giftCards: GiftCardBook, total: BookFigures });
export type Books = z.infer<typeof Books>;

export const getBooks = endpoint({
  method: 'GET',
  path: '/admin/books',
  summary: "The shop's own books by network and month: what it earned, is owed and has advanced",
  auth: 'admin',
  right: 'money',
  response: Books,
  errors: [401, 403],
});
