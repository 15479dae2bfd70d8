import { SENT_WITHIN_DAYS, TRANSFER_DAYS } from '@potli/api/contract/policy';
import { DAY_MS } from '@potli/api/units/time';

const later = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS);

/** The latest time at which a transfer that has begun arrives. */
export const arrivesBy = ({ createdAt }: { createdAt: Date }): Date => later(createdAt, TRANSFER_DAYS);

/**
 * The latest time at which approved money is sent; undefined where a bank account or a verified e-mail is missing.
 * @param since when it was approved, and what else it waited for
 * @param restUntil until when payouts wait; undefined without a bank account or a verified e-mail
 */
export function leavesBy(since: readonly Date[], restUntil: Date | null | undefined): Date | undefined {
  if (restUntil === undefined) return undefined;
  const from = [...since, restUntil].flatMap((date) => date?.getTime() ?? []);
  return later(new Date(Math.max(...from)), SENT_WITHIN_DAYS);
}
