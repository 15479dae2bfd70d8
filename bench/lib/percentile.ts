/** The value that a share of all values do not exceed; `percentile(times, 0.95)`. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0;
}
