import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** More than any page shows. */
const MOST_IDS = 250;

/** Ids are texts to clients; undefined for a text that cannot be one. */
export function parseId(text: string): bigint | undefined {
  return /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined;
}

/** Ids of a comma-separated list, each once, without what cannot be one. */
export function parseIds(list: string): bigint[] {
  const ids = list.split(',').flatMap((text) => parseId(text.trim()) ?? []);
  return [...new Set(ids)].slice(0, MOST_IDS);
}

/** An id column as the contract sends it. */
export const idText = (column: PgColumn): SQL<string> => sql<string>`${column}::text`;

/** Orders rows as a list of ids names them. */
export const inOrderOf = (column: PgColumn, ids: readonly bigint[]): SQL =>
  sql`array_position(${sql.param(ids.map(String))}::bigint[], ${column})`;
