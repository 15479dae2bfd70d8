import { eq } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { bankAccount } from '../../../db/schema/bankAccount.ts';
import { payout } from '../../../db/schema/payout.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { applyBankStatus } from './applyBankStatus.ts';
import type { BankPort, BankRecord } from './BankPort.ts';
import { readPayoutsPause } from './payoutsPause.ts';
import { readOpenPayouts } from './readOpenPayouts.ts';
import { reservePayout } from './reservePayout.ts';

/** What the bank reported about the time that is missing in a restored shop. */
export interface RecoveredPayouts {
  /** False: it has no list, so a person has to compare. */
  isListed: boolean;
  /** Open payouts that it was asked about. */
  asked: number;
  /** Payouts that only the bank knew, and that are booked now. */
  booked: string[];
  /** Payouts that only the bank knows: their member is unknown here, or has not the money that was paid. */
  unknown: { payoutId: string; amountPaise: bigint; at: Date; memberId?: bigint }[];
}

interface RecoverParts {
  database: Pick<Database, 'orm'>;
  bank: BankPort;
  resume(payoutId: string): Promise<void>;
}

/**
 * Asks the bank, after a restore, about every open payout and about what it took since the backup, and books what fits. Sends
 * nothing; right when it is done twice.
 * @throws OperatorError where payouts are not paused
 */
export async function recoverPayouts({ database: { orm }, bank, resume }: RecoverParts): Promise<RecoveredPayouts> {
  const since = await readPayoutsPause(orm);
  if (!since) throw new OperatorError('Payouts are not paused.');
  const open = await readOpenPayouts(orm);
  for (const { id } of open) await resume(id);
  const records = (await bank.listSince?.(since)) ?? [];
  const found: RecoveredPayouts = {
    isListed: bank.listSince !== undefined,
    asked: open.length,
    booked: [],
    unknown: [],
  };
  for (const record of records) {
    const { payoutId, amountPaise, at } = record;
    const outcome = await orm.transaction((queries) => book(queries, record));
    if (outcome === 'booked') found.booked.push(payoutId);
    if (typeof outcome === 'object') found.unknown.push({ payoutId, amountPaise, at, ...outcome });
  }
  return found;
}

/** What moved no money needs no row. */
const movedNothing = ({ result }: BankRecord['status']) => result === 'refused' || result === 'returned';

async function book(queries: Queries, record: BankRecord): Promise<'booked' | 'known' | { memberId?: bigint }> {
  const { payoutId, amountPaise, at, status, bankAccountId } = record;
  const known = await queries.select({ id: payout.id }).from(payout).where(eq(payout.id, payoutId));
  if (known.length > 0 || movedNothing(status)) return 'known';
  if (bankAccountId === undefined) return {};
  const { id, memberId, kind } = bankAccount;
  const details = await queries.select({ id, memberId, kind }).from(bankAccount).where(eq(id, bankAccountId));
  const [account] = details;
  if (!account) return {};
  const reserved = await reservePayout(queries, {
    payoutId,
    memberId: account.memberId,
    at,
    sentPaise: amountPaise,
    findAccount: async () => ({ ...account, emailVerified: true, heldUntil: null }),
  });
  if (reserved !== 'reserved') return { memberId: account.memberId };
  await applyBankStatus(queries, { payoutId, at, status });
  return 'booked';
}
