/** Keys of a payout's journals; each is posted once. */
export const payoutJournal = {
  reserved: (payoutId: string): string => `payout ${payoutId} reserved`,
  taxed: (payoutId: string): string => `payout ${payoutId} tax`,
  settled: (payoutId: string): string => `payout ${payoutId} settled`,
  returned: (payoutId: string): string => `payout ${payoutId} returned`,
  untaxed: (payoutId: string): string => `payout ${payoutId} tax back`,
};
