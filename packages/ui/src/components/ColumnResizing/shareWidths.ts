/** Shares of a table by the ids of its columns, in percent. */
export type ColumnWidths = Readonly<Record<string, number>>;

/**
 * The shares of the columns that are shown, which sum up to 100: what hidden columns had is divided, and a column without
 * a share gets an average one. Nothing where no column has one.
 */
export function shareWidths(widths: ColumnWidths, shown: readonly string[]): ColumnWidths | undefined {
  const known = shown.flatMap((id) => widths[id] ?? []);
  if (known.length === 0) return undefined;
  const average = sum(known) / known.length;
  const parts = shown.map((id) => [id, widths[id] ?? average] as const);
  const total = sum(parts.map(([, part]) => part));
  return Object.fromEntries(parts.map(([id, part]) => [id, (part / total) * 100]));
}

/**
 * Moves the border between two columns: what one gets, the other loses, and neither becomes narrower than `least`. All in px.
 *
 * @param by what the first one gets
 * @returns the widths of both
 */
export function moveBorder([one, other]: readonly [number, number], by: number, least: number): [number, number] {
  const both = one + other;
  // two narrow columns: there is nothing to divide
  if (both <= 2 * least) return [one, other];
  const moved = Math.min(Math.max(one + by, least), both - least);
  return [moved, both - moved];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
