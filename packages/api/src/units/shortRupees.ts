// made once: `toLocaleString` makes a format at each call, which takes longer than all else in a catalogue
const whole = new Intl.NumberFormat('en-IN');
const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/** Rupees as rates and prices name them, with paise only where there are some: `₹1,24,990`, `₹75.50`. */
export const shortRupees = (rupees: number): string =>
  `₹${(Number.isInteger(rupees) ? whole : withPaise).format(rupees)}`;
