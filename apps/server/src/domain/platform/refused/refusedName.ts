/** How an operator names a refused body. */
export const refusedName = (id: bigint): string => `refused-${id}`;

/** The number in such a name; undefined for the id of a report. */
export function readRefusedName(name: string): bigint | undefined {
  const [, digits] = /^refused-([1-9]\d{0,17})$/.exec(name) ?? [];
  return digits === undefined ? undefined : BigInt(digits);
}
