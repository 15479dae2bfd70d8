import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';
import type { Balances } from '../../ledger/journals/accounts.ts';
import { toLedgerEntries } from '../../ledger/journals/ledgerEntries.ts';
import { postJournal } from '../../ledger/journals/postJournals.ts';
import { dueOrders } from '../transfers/dueOrders.ts';
import { findOpenPayout } from '../transfers/payoutRows.ts';

interface Forfeiture {
  memberId: bigint;
  /** Balances of the locked wallet. */
  balances: Balances;
  inactiveSince: Date;
  at: Date;
}

/** The key of the journal; each time without a login ends so at most once. */
const keyOf = ({ memberId, inactiveSince }: Forfeiture) => `forfeit ${memberId} ${inactiveSince.toISOString()}`;

/** Whether money of a member is on its way: nothing is forfeited until the bank has reported its outcome. */
export const hasPayout = async (queries: Queries, memberId: bigint, { HELD }: Balances): Promise<boolean> =>
  HELD > 0n || (await findOpenPayout(queries, memberId)) !== undefined;

/**
 * Moves all that is Approved to FORFEITED, and marks the orders that it is of. Part of the caller's transaction, which has
 * locked the wallet, and has seen that something is Approved and no payout is open.
 * @returns the key of the journal
 */
export async function forfeitApproved(queries: Queries, forfeiture: Forfeiture): Promise<string> {
  const { memberId, balances, inactiveSince, at } = forfeiture;
  const paise = balances.APPROVED;
  await queries.execute(sql`
    with ${dueOrders(memberId)}, lost as (
      select order_id from due group by order_id having sum(paise) > 0
    )
    update ${shopOrder} set forfeited_at = ${at.toISOString()}::timestamptz
    from lost where ${shopOrder.id} = lost.order_id and ${shopOrder.status} = 'approved'`);
  const key = keyOf(forfeiture);
  await postJournal(queries, {
    key,
    kind: 'FORFEITED',
    // no number: those are orders
    reference: `inactive since ${inactiveSince.toISOString()}`,
    at,
    entries: toLedgerEntries(memberId, balances, { owed: -paise, forfeited: paise }),
  });
  return key;
}
