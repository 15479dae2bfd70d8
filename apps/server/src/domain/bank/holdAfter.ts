import type { bankAccount } from '../../db/schema/bankAccount.ts';

const HOLD_MS = 24 * 60 * 60 * 1_000;

type Version = Pick<typeof bankAccount.$inferSelect, 'version' | 'addedAt'>;

/**
 * Until when payouts rest after this version of a member's bank account (money, "Payouts"); null where they do not. A
 * first account replaces none, so nothing rests.
 */
export function holdAfter({ version, addedAt }: Version, nowMs: number): Date | null {
  const untilMs = addedAt.getTime() + HOLD_MS;
  return version > 1 && untilMs > nowMs ? new Date(untilMs) : null;
}
