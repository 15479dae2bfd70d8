/** Whether an amount in rupees has paise, which a tile leaves out. */
export const hasPaise = (rupees: number): boolean => Math.round(rupees * 100) % 100 !== 0;
