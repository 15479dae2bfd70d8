const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** "₹1,24,990.00" */
export const inRupees = (rupees: number): string => format.format(rupees);
