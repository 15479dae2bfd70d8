import { formatRupees } from '@potli/ui/format/formatRupees';

const modes: Record<string, string> = { BANK_TRANSFER: 'Bank transfer', UPI: 'UPI', NEFT: 'NEFT', IMPS: 'IMPS' };

const statuses: Record<string, string> = {
  SUCCESS: 'Success',
  PREPARING: 'Preparing',
  PROCESSING: 'Processing',
  IN_REVIEW: 'In review',
  FAILED: 'Failed',
  RETURNED: 'Returned',
};

/** What happens to a payout on its way; undefined for one that ended. */
export const underWay: Readonly<Record<string, string>> = {
  PREPARING: 'We are preparing it for your bank.',
  PROCESSING: 'On its way to your bank.',
  IN_REVIEW: 'We are asking the bank what became of it.',
};

/** Labels of payouts. An unknown value is shown as it came. */
export const payoutMode = (mode: string): string => modes[mode] ?? mode;

export const payoutStatus = (status: string): string => statuses[status] ?? status;

/** "₹30.00 withheld as tax"; undefined where nothing was. */
export const withheldText = (withheld: number | undefined): string | undefined =>
  withheld ? `${formatRupees(withheld, 'paise')} withheld as tax` : undefined;
