/** Which rows are chosen. The caller keeps it: ids of rows on other pages stay in it. */
export interface RowSelection<Row> {
  /** Ids of the chosen rows, as `rowId` returns them. */
  selected: ReadonlySet<string>;
  /** Gets all ids that are chosen now. */
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  /** Name of the box of a row: "Choose Voltaara". Undefined for a row that cannot be chosen. Keep it the same function between renders. */
  label: (row: Row) => string | undefined;
  /** Name of the box for all rows that are shown: "Choose all rows of this page". */
  allLabel: string;
}

/** The set with some ids added or removed. */
export function withIds(selected: ReadonlySet<string>, ids: readonly string[], chosen: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  for (const id of ids) {
    if (chosen) next.add(id);
    else next.delete(id);
  }
  return next;
}
