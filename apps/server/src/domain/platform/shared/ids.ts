import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** More than any page requests. */
const MOST_IDS = 250;

/** Ids are strings for clients; undefined for a string that cannot be an id. */
export function parseId(text: string): bigint | undefined {
  return /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined;
}

/** Ids of a comma-separated list, each once; other texts are left out. */
export function parseIds(list: string): bigint[] {
  const ids = list.split(',').flatMap((text) => parseId(text.trim()) ?? []);
  return [...new Set(ids)].slice(0, MOST_IDS);
}

/** An id column in the form of the contract. */
export const idText = (column: PgColumn): SQL<string> => sql<string>`${column}::text`;

/** Sorts rows in the order of a list of ids. */
export const inOrderOf = (column: PgColumn, ids: readonly bigint[]): SQL =>
  sql`array_position(${sql.param(ids.map(String))}::bigint[], ${column})`;
