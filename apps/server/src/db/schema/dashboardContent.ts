import type { UserDashboard } from '@potli/api';
import { boolean, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';

/** What the dashboard shows beside rows of the catalogue, the same for all members; one row. */
export const dashboardContent = pgTable('dashboard_content', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  /** How often it was saved. */
  version: integer().notNull(),
  content: jsonb().$type<Pick<UserDashboard, 'userDashboardBanner'>>().notNull(),
});
