import type { UserDashboard } from '@potli/api';
import { boolean, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';

/** Content of the dashboard, the same for all members; one row. */
export const dashboardContent = pgTable('dashboard_content', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  version: integer().notNull(),
  content: jsonb().$type<Omit<UserDashboard, 'version'>>().notNull(),
});
