import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What is withheld from payouts, from when on. Rows are only ever added. */
export const taxRule = pgTable('tax_rule', {
  id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  /** Hundredths of a percent of the income; 0: nothing is withheld. */
  rateBp: integer('rate_bp').notNull(),
  /** The rate for members without a PAN, at least the other one; null: the same for all. */
  withoutPanBp: integer('without_pan_bp'),
  /** Nothing is withheld until the year's income is more than this. */
  thresholdPaise: bigint('threshold_paise', { mode: 'bigint' }).notNull(),
  kinds: text({ enum: ['OWN', 'SHARE_LINK', 'REFERRAL'] })
    .array()
    .notNull(),
  validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What a payout paid out of a rule's income, and what was withheld from it. Rows are only ever added. */
export const payoutTax = pgTable('payout_tax', {
  payoutId: uuid('payout_id').primaryKey(),
  ruleId: bigint('rule_id', { mode: 'bigint' }).notNull(),
  /** The calendar year in which its financial year began, in April. */
  year: integer().notNull(),
  /** The rate that counted: hundredths of a percent. */
  rateBp: integer('rate_bp').notNull(),
  /** The PAN that was on file; null: there was none. */
  panId: uuid('pan_id'),
  /** Below 0 where more was taken back than came. */
  basePaise: bigint('base_paise', { mode: 'bigint' }).notNull(),
  /** The part of the year's base that the tax is of. */
  taxedPaise: bigint('taxed_paise', { mode: 'bigint' }).notNull(),
  taxPaise: bigint('tax_paise', { mode: 'bigint' }).notNull(),
});
