import * as z from 'zod/mini';
import { dateFormats } from './formatDay.ts';

/** What a column of a file can hold. `reference` has 13 letters and digits; `payoutId` is the whole id. */
const fields = [
  'payoutId',
  'reference',
  'amount',
  'holderName',
  'accountNumber',
  'ifscCode',
  'debitAccount',
  'narration',
  'date',
] as const;

/** What a line above or below the payouts can hold. `total` is in rupees. */
const frameFields = ['count', 'total', 'debitAccount', 'date'] as const;

/** Nothing that ends a cell, and nothing that a spreadsheet would calculate. */
const cell = z
  .string()
  .check(z.maxLength(60), z.regex(/^(?![=+\-@])[^",;|\t\r\n]*$/, { error: 'has a sign that is not taken' }));
const words = z.array(z.string());
/** How the day of a `date` is written; dd/mm/yyyy where it is absent. */
const format = z.optional(z.enum(dateFormats));
/** Left out where the file has no headings. */
const heading = z._default(cell, '');

const FrameLine = z.array(
  z.union([z.strictObject({ value: cell }), z.strictObject({ field: z.enum(frameFields), format })]),
);

/** A column of the return file: its heading, or its place from 1 where the file has no headings. */
const returnedColumn = z.union([z.string(), z.int().check(z.gte(1), z.lte(100))]);

export const NeftFormatSchema = z.object({
  delimiter: z._default(z.enum([',', ';', '|', '\t']), ','),
  /** Whether a line has the headings. */
  headings: z._default(z.boolean(), true),
  mostLines: z._default(z.int().check(z.gte(1), z.lte(50_000)), 5_000),
  /**
   * How the file is called: `{dd}`, `{mm}`, `{yy}`, `{yyyy}` are its day in India, `{n}`, `{nn}`, `{nnn}` its number of
   * that day. Absent: `neft-2026-11-26-1.csv`.
   */
  fileName: z.optional(
    z
      .string()
      .check(z.regex(/^(?:[\w-]|\.(?!\.)|\{(?:dd|mm|yy|yyyy|n|nn|nnn)\}){1,60}$/, { error: 'is no file name' })),
  ),
  /** Lines before the headings, and after the payouts. */
  above: z._default(z.array(FrameLine), []),
  below: z._default(z.array(FrameLine), []),
  columns: z
    .array(
      z.union([z.strictObject({ heading, value: cell }), z.strictObject({ heading, field: z.enum(fields), format })]),
    )
    .check(z.minLength(4)),
  /** The columns of the return file, and what its words mean. A column that is not named is not compared. */
  returned: z.object({
    reference: returnedColumn,
    status: returnedColumn,
    utr: returnedColumn,
    reason: z.optional(returnedColumn),
    amount: z.optional(returnedColumn),
    account: z.optional(returnedColumn),
    /** How many columns a file without headings has; absent: up to the last one that is named here. */
    width: z.optional(z.int().check(z.gte(1), z.lte(100))),
    sent: words,
    failed: words,
    returned: words,
    /** Nothing is decided yet. */
    waiting: z._default(words, []),
    /** First cells of lines that are about no payout: those above and below. */
    frame: z._default(words, []),
  }),
});

export type NeftFormat = z.infer<typeof NeftFormatSchema>;
export type NeftField = (typeof fields)[number];
