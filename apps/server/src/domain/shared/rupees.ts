/** Paise in the form of the contract: rupees, at most two decimals. */
export const toRupees = (paise: bigint): number => Number(paise) / 100;
