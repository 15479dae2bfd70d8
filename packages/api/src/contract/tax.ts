import * as z from 'zod/mini';
import { Instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { copiedCode } from './typedText.ts';

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

const PAN = /^[A-Z]{5}[0-9]{4}[A-Z]$/;
/** The fourth letter of a PAN: a person (P), a company (C), a firm (F), a Hindu undivided family (H), … */
const HOLDERS = 'ABCFGHJLPT';

function panFault(pan: string): string | undefined {
  if (pan === '') return 'Please enter your PAN';
  if (!PAN.test(pan)) return 'Invalid PAN. It has five letters, four digits and a letter, like ABCPX1234F';
  if (!HOLDERS.includes(pan.charAt(3))) return 'Invalid PAN. Its fourth letter is P for a person. Please check it';
  return undefined;
}

/** A PAN for the eyes of its owner: `••••••234F`, as account numbers are masked. */
export function maskPan(pan: string): string {
  return `${'•'.repeat(Math.max(0, pan.length - 4))}${pan.slice(-4)}`;
}

/** A PAN (permanent account number), by which tax is reported. Small letters become large ones. */
export const PanBody = z.object({
  pan: copiedCode().check(
    z.toUpperCase(),
    z.refine((pan) => panFault(pan) === undefined, { error: ({ input }) => panFault(String(input)) }),
  ),
});
export type PanBody = z.infer<typeof PanBody>;

/** The member's PAN, which is never sent whole, and what it is asked for. */
export const MyPan = z.object({
  /** The shop withholds tax from payouts, or will: then it asks for PANs. */
  isAsked: z.boolean(),
  /** What is on file: `••••••234F`; null: nothing. */
  masked: z.nullable(z.string()),
  savedAt: z.nullable(Instant),
  /** Percent that are withheld from a member with a PAN and from one without, and since when, or from when on. */
  rates: z.nullable(z.object({ withPan: z.number(), withoutPan: z.number(), from: Instant })),
});
export type MyPan = z.infer<typeof MyPan>;

export const getMyPan = endpoint({
  method: 'GET',
  path: '/tax/my-pan',
  summary: "The member's PAN, masked, and whether the shop asks for it",
  auth: 'member',
  response: MyPan,
  errors: [401],
});

export const saveMyPan = endpoint({
  method: 'PUT',
  path: '/tax/my-pan',
  summary: 'Save a PAN in place of the one on file; it counts for later payouts',
  auth: 'member',
  keyed: true,
  body: PanBody,
  response: MyPan,
  errors: [401, 429],
});
