import { date, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Rupees for one unit of a currency, by day of India, as an operator imported them. */
export const exchangeRate = pgTable(
  'exchange_rate',
  {
    /** Its code of ISO 4217. */
    currency: text().notNull(),
    /** `yyyy-mm-dd` */
    day: date().notNull(),
    /** Decimals, exact. */
    rupees: numeric().notNull(),
    /** Who publishes it. */
    source: text().notNull(),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.currency, table.day] })],
);
