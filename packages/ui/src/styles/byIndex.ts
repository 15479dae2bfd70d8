/** The item for a place in a row: after the last comes the first again. */
export function byIndex<T>(items: readonly [T, ...T[]], index: number): T {
  return items[index % items.length] ?? items[0];
}
