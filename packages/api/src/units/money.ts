/** Paise of one rupee. */
const RUPEE = 100;

/** Paise in the form of the contract: rupees, at most two decimals. Exact up to ninety lakh crore rupees. */
export const toRupees = (paise: bigint | number): number => Number(paise) / RUPEE;

/** Rupees in whole paise, as a number for sums. A fraction of a paisa is rounded. */
export const toPaise = (rupees: number): number => Math.round(rupees * RUPEE);

/** The same as the ledger has it. @throws RangeError for what is no finite number */
export const toBigPaise = (rupees: number): bigint => BigInt(toPaise(rupees));

/** The sum of amounts in rupees, without the errors of floats. */
export const sumRupees = (amounts: Iterable<number>): number => {
  let paise = 0;
  for (const amount of amounts) paise += toPaise(amount);
  return toRupees(paise);
};

/** Paise as files and logs write them: rupees with two decimals and nothing else, `1249.50`. Exact for every amount. */
export function plainRupees(paise: bigint | number): string {
  const digits = String(paise).replace('-', '').padStart(3, '0');
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
