import type { Breach } from '@potli/api/contract/adminMembers';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';
import type { Balances } from '../../ledger/journals/accounts.ts';
import { toLedgerEntries } from '../../ledger/journals/ledgerEntries.ts';
import { type Posting, postJournal } from '../../ledger/journals/postJournals.ts';
import { dueOrders } from '../transfers/dueOrders.ts';
import { findOpenPayout } from '../transfers/payoutRows.ts';

interface Loss {
  memberId: bigint;
  /** Balances of the locked wallet. */
  balances: Balances;
  at: Date;
}

type Forfeiture = Loss & ({ inactiveSince: Date } | { breach: Breach });

/** The journal without its entries. No reference is a number: those are orders. */
function toEvent({ memberId, at, ...why }: Forfeiture): Pick<Posting, 'key' | 'kind' | 'reference'> {
  if ('breach' in why) {
    const { breach } = why;
    return {
      key: `forfeit ${memberId} ${breach} ${at.toISOString()}`,
      kind: 'FORFEITED_FOR_BREACH',
      reference: breach,
    };
  }
  // each time without a login ends so at most once
  const since = why.inactiveSince.toISOString();
  return { key: `forfeit ${memberId} ${since}`, kind: 'FORFEITED', reference: `inactive since ${since}` };
}

/** Whether money of a member is on its way: nothing is forfeited until the bank has reported its outcome. */
export const hasPayout = async (queries: Queries, memberId: bigint, { HELD }: Balances): Promise<boolean> =>
  HELD > 0n || (await findOpenPayout(queries, memberId)) !== undefined;

/**
 * Moves all that is Approved to FORFEITED, and marks the orders that it is of. Part of the caller's transaction, which has
 * locked the wallet, and has seen that something is Approved and no payout is open.
 * @returns the key of the journal
 */
export async function forfeitApproved(queries: Queries, forfeiture: Forfeiture): Promise<string> {
  const { memberId, balances, at } = forfeiture;
  const paise = balances.APPROVED;
  await queries.execute(sql`
    with ${dueOrders(memberId)}, lost as (
      select order_id from due group by order_id having sum(paise) > 0
    )
    update ${shopOrder} set forfeited_at = ${at.toISOString()}::timestamptz
    from lost where ${shopOrder.id} = lost.order_id and ${shopOrder.status} = 'approved'`);
  const event = toEvent(forfeiture);
  const entries = toLedgerEntries(memberId, balances, { owed: -paise, forfeited: paise });
  await postJournal(queries, { ...event, at, entries });
  return event.key;
}
