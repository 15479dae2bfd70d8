/** The smaller of two amounts in paise. `Math.min` takes no bigint. */
export const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
