import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { payout } from '../../db/schema/payout.ts';
import { createUuidV7 } from '../shared/uuidV7.ts';
import type { BankAnswer, BankPort } from './BankPort.ts';
import type { FindPayoutAccount } from './findPayoutAccount.ts';
import type { OpenTarget } from './openTarget.ts';
import { findOpenPayout } from './payoutRows.ts';
import { type NoPayout, reservePayout } from './reservePayout.ts';
import { settlePayout, submitPayout } from './settlePayout.ts';

interface ProcessorParts {
  database: Pick<Database, 'orm'>;
  bank: BankPort;
  findAccount: FindPayoutAccount;
  openTarget: OpenTarget;
  now?: () => Date;
}

/**
 * Pays members in three steps: reserve, transfer, settle. Each is committed by itself, so that a crash loses no money.
 */
export function createPayoutProcessor({
  database: { orm },
  bank,
  findAccount,
  openTarget,
  now = () => new Date(),
}: ProcessorParts) {
  const uuidV7 = createUuidV7();

  async function ask(payoutId: string): Promise<BankAnswer> {
    const [row] = await orm.select().from(payout).where(eq(payout.id, payoutId));
    if (!row) return { result: 'unknown' };
    const { memberId, bankAccountId, amountPaise } = row;
    const target = await openTarget(orm, bankAccountId);
    try {
      return await bank.transfer({ payoutId, memberId, bankAccountId, target, amountPaise });
    } catch {
      // the bank can have sent the money all the same
      return { result: 'unknown' };
    }
  }

  async function send(payoutId: string): Promise<void> {
    const mayAsk = await orm.transaction((queries) => submitPayout(queries, { payoutId, at: now() }));
    if (!mayAsk) return;
    const answer = await ask(payoutId);
    await orm.transaction((queries) => settlePayout(queries, { payoutId, at: now(), ...answer }));
  }

  return {
    /** Requests a transfer from the bank, also repeatedly, and settles the answer. */
    send,

    /** Pays out a member's approved money, or continues the open payout. Returns why there was nothing to send. */
    async pay(memberId: bigint): Promise<NoPayout | undefined> {
      const at = now();
      const payoutId = uuidV7(at.getTime());
      const reservation = { payoutId, memberId, at, findAccount };
      const outcome = await orm.transaction((queries) => reservePayout(queries, reservation));
      if (outcome === 'reserved') {
        await send(payoutId);
        return undefined;
      }
      const open = await findOpenPayout(orm, memberId);
      if (!open) return outcome;
      await send(open.id);
      return undefined;
    },
  };
}
