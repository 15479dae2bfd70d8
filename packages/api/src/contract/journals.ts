import * as z from 'zod/mini';

/**
 * The accounts of a member's wallet, in the order in which people read them. DEBT is what was taken back after it was paid out,
 * FORFEITED what was lost after months without a login, or for a breach of the terms.
 */
export const MemberAccount = z.enum(['PENDING', 'APPROVED', 'HELD', 'SENT', 'DECLINED', 'DEBT', 'FORFEITED']);
export type MemberAccount = z.infer<typeof MemberAccount>;

/** What a journal is about. Its `reference` is the id of the order or payout; a forfeiture has neither. */
export type JournalCause = 'order' | 'share' | 'payout' | 'tax' | 'forfeiture';

/** Every kind of journal in a member's ledger, with its cause: a share is that of the order of a friend, tax is withheld from a payout. */
export const journalCauses = {
  TRACKED: 'order',
  CONFIRMED: 'order',
  RELEASED: 'order',
  CORRECTED: 'order',
  REJECTED: 'order',
  REVERSED: 'order',
  WRITTEN_OFF: 'order',
  REFERRAL: 'share',
  REFERRAL_REVERSED: 'share',
  PAYOUT: 'payout',
  PAYOUT_SENT: 'payout',
  PAYOUT_FAILED: 'payout',
  PAYOUT_RETURNED: 'payout',
  TAX_WITHHELD: 'tax',
  TAX_RETURNED: 'tax',
  FORFEITED: 'forfeiture',
  FORFEITED_FOR_BREACH: 'forfeiture',
} as const satisfies Record<string, JournalCause>;

export type JournalKind = keyof typeof journalCauses;
export const JournalKind = z.enum(Object.keys(journalCauses) as [JournalKind, ...JournalKind[]]);
