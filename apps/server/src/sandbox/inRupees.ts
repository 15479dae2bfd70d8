const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 0 });

/** ₹1,24,990, with paise where there are some. */
export const inRupees = (paise: number): string => money.format(paise / 100).replace(/\.(\d)$/, '.$10');
