import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Rupees by the kind of income, below 0 where more was taken back than came, and tax. */
const income = {
  /** Cashback of the member's own orders. */
  ownOrders: z.number(),
  /** Cashback of orders through links that the member shared. */
  sharedLinks: z.number(),
  /** Shares of friends' cashback. */
  referrals: z.number(),
  /** All three. */
  total: z.number(),
  /** Tax that was withheld from payouts which were started then, and which the bank has not given back. In none of the others. */
  withheld: z.number(),
};

/** What a member earned in a financial year, 1 April to 31 March in India. Forfeited money counts as earned. */
export const MyYear = z.object({
  /** In which the financial year begins, with its 1 April. */
  year: z.number(),
  ...income,
  /** The oldest first, up to now; those without income too. */
  months: z.array(z.object({ month: z.string(), ...income })),
  /** Years that can be asked for, the newest first. */
  years: z.array(z.number()),
});
export type MyYear = z.infer<typeof MyYear>;

export const getMyYear = endpoint({
  method: 'GET',
  path: '/tax/my-year',
  summary: "The member's income of a financial year, by kind and month, and the tax withheld",
  auth: 'member',
  query: z.object({
    /** In which the financial year begins; absent: the one that goes on. */
    year: z.optional(z.coerce.number().check(z.int(), z.gte(2000), z.lte(2100))),
  }),
  response: MyYear,
  errors: [401],
});
