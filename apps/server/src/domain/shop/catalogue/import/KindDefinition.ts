import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import type { InferInsertModel, SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { Queries } from '../../../../db/database.ts';
import type { Outcome, RowProblem, RowWarning } from './ImportReport.ts';

/** Ids by slug of the rows that others may reference: those of the shop and those loaded so far. */
export interface References {
  categories: Map<string, bigint>;
  stores: Map<string, bigint>;
}

type ShownColumn = 'isOff' | 'liveFrom' | 'liveUntil';

export type CatalogueTable = PgTable & Record<'id' | 'contentHash' | 'createdAt' | ShownColumn, PgColumn>;

/** A valid row, its id in the shop and its outcome. */
export interface LoadedRow<Row> {
  row: Row;
  id: bigint;
  outcome: Exclude<Outcome, 'refused'>;
}

/** The fields that say when visitors see a row, which every kind has; and the later rates, which are written with the rates. */
export type SharedField = 'off' | 'liveFrom' | 'liveUntil' | 'nextRates';

/** What differs between the lists of the document. */
export interface KindDefinition<Row extends object, Table extends CatalogueTable> {
  name: CatalogueKindName;
  schema: z.ZodMiniType<Row> & { shape: object };
  table: Table;
  /** The key of a row; the table has a unique index on it (together with `within`). */
  key: keyof Row & string & keyof Table;
  /** Where several kinds share a table: the column that separates them, and its value for this kind. */
  within?: { column: PgColumn; equals: SQL };
  /** Checks that the schema cannot express; paths are relative to the row (`.store`). */
  check?(row: Row, references: References): RowProblem[];
  /** What is loaded, but worth a look; paths are relative to the row. */
  warn?(row: Row): RowWarning[];
  columns(
    row: Omit<Row, SharedField>,
    context: { firstLoadedAt: Date; references: References },
  ): Omit<InferInsertModel<Table>, 'contentHash' | 'createdAt' | ShownColumn>;
  /** Loads what belongs to the rows, piece by piece. */
  settle?(queries: Queries, loaded: LoadedRow<Row>[], context: { references: References; now: Date }): Promise<void>;
  /** Puts all rows of the list in order, once they are loaded. An unchanged row can become a changed one. */
  arrange?(queries: Queries, loaded: LoadedRow<Row>[]): Promise<void>;
}
