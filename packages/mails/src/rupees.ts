import { formatRupees } from '@potli/ui/format/formatRupees';

/** An amount as mails write it, always with paise: `₹1,24,990.00`. */
export const rupees = (amount: number): string => formatRupees(amount, 'paise');
