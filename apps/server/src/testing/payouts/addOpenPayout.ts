import type { Database } from '../../db/database.ts';
import type { BankTransfer } from '../../domain/payouts/transfers/BankPort.ts';
import { createFakeBank } from '../createFakeBank.ts';
import { createTestProcessor } from '../createTestProcessor.ts';
import { receiveReport } from '../receiveReport.ts';
import { addClick, addMember, anyTarget, sampleReport } from '../sampleMoney.ts';

/** The payout of a new member who has earned ₹50, submitted to a bank that did not answer. */
export async function addOpenPayout(database: Pick<Database, 'orm' | 'pool'>): Promise<BankTransfer> {
  const memberId = await addMember(database);
  const clickId = await addClick(database, memberId);
  await receiveReport(database, sampleReport({ clickId, orderId: `order ${clickId}`, status: 'approved' }));
  await createTestProcessor({ database, bank: createFakeBank(() => 'away') }).pay(memberId);
  const { rows } = await database.pool.query<{ id: string; account: string; amount: string }>(
    'select id, bank_account_id as account, amount_paise as amount from payout where member_id = $1',
    [String(memberId)],
  );
  const [row] = rows;
  if (!row) throw new Error('no payout');
  const target = await anyTarget(database.orm, row.account);
  return { payoutId: row.id, memberId, bankAccountId: row.account, target, amountPaise: BigInt(row.amount) };
}
