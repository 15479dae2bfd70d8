import { eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { transferLine } from '../../../db/schema/transferFile.ts';
import type { BankStatus, BankTransfer } from '../transfers/BankPort.ts';

type QueuedTransfer = Pick<BankTransfer, 'payoutId' | 'bankAccountId' | 'amountPaise'>;

/** Puts a payout into the queue for the next file, once. Returns what became of it. */
export async function queueTransfer(queries: Queries, transfer: QueuedTransfer, at: Date): Promise<BankStatus> {
  const { payoutId, bankAccountId, amountPaise } = transfer;
  await queries
    .insert(transferLine)
    .values({ payoutId, bankAccountId, amountPaise, queuedAt: at, state: 'waiting' })
    .onConflictDoNothing();
  const [line] = await queries.select().from(transferLine).where(eq(transferLine.payoutId, payoutId));
  const isSame = line?.bankAccountId === bankAccountId && line.amountPaise === amountPaise;
  return isSame ? toStatus(line) : { result: 'unknown' };
}

/** What the bank reported about a payout, or that it is on its way. */
export async function findQueued(queries: Queries, payoutId: string): Promise<BankStatus> {
  const [line] = await queries.select().from(transferLine).where(eq(transferLine.payoutId, payoutId));
  return line ? toStatus(line) : { result: 'missing' };
}

function toStatus({ state, utr, reason, amountPaise }: typeof transferLine.$inferSelect): BankStatus {
  if (state === 'sent') return { result: 'sent', utr: utr ?? '', amountPaise };
  if (state === 'failed') return { result: 'refused', reason: reason ?? '' };
  return state === 'returned' ? { result: 'returned', reason: reason ?? '' } : { result: 'accepted' };
}
