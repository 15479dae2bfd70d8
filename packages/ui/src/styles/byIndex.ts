/** The item for a position in a row; the first follows the last. */
export function byIndex<T>(items: readonly [T, ...T[]], index: number): T {
  return items[index % items.length] ?? items[0];
}
