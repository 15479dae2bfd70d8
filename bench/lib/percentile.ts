/** The value that a share of all values does not exceed: `percentile(times, 0.95)`. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;
}
