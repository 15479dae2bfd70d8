const modes: Record<string, string> = { BANK_TRANSFER: 'Bank transfer', UPI: 'UPI', NEFT: 'NEFT', IMPS: 'IMPS' };

const statuses: Record<string, string> = {
  SUCCESS: 'Success',
  PROCESSING: 'Processing',
  IN_REVIEW: 'In review',
  FAILED: 'Failed',
  RETURNED: 'Returned',
};

/** How a payout went, in words; what this client does not know is shown as it came. */
export const payoutMode = (mode: string) => modes[mode] ?? mode;

export const payoutStatus = (status: string) => statuses[status] ?? status;
