import { demoBankDetails } from '@potli/api/fixtures';
import type { Queries } from '../db/database.ts';
import { addBankAccount } from '../domain/bank/bankAccountRows.ts';
import type { Sealer } from '../domain/sealing/createSealer.ts';
import { daysBefore } from './Happening.ts';

/** The account of a member who told it soon after joining: before anything was paid out to it. */
export async function addDemoBankAccount(queries: Queries, sealer: Sealer, memberId: bigint, now: Date): Promise<void> {
  const { payoutsHeldUntil: _, ...details } = demoBankDetails;
  await addBankAccount(queries, sealer, { memberId, version: 1, details, addedAt: daysBefore(now, 395) });
}
