import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The host of a link as `readAddress` of the contract writes it: with its port where that is not the scheme's own, and never a user name. */
export const hostOf = (link: PgColumn) => sql<string>`split_part(${link}, '/', 3)`;
