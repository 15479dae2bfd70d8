/** Paise as they travel: rupees, at most two decimals. */
export const toRupees = (paise: bigint): number => Number(paise) / 100;
