import type { Queries } from '../../../db/database.ts';
import type { Balances } from '../../ledger/journals/accounts.ts';
import { readMovesOf } from '../../ledger/journals/readJournalMoves.ts';
import type { Notification } from '../../members/notifications/notificationRows.ts';
import { type ReadOrder, readOrdersOf } from '../../orders/history/readOrders.ts';

/** What news is about, each only of its own member. */
export interface Subjects {
  movesOf(memberId: bigint, journalKey: string): Balances | undefined;
  orderOf(memberId: bigint, orderId: bigint): ReadOrder | undefined;
}

/** Reads the journals and orders of many news at once: a statement for each costs more than what it reads. */
export async function readSubjects(queries: Queries, due: readonly Notification[], at: Date): Promise<Subjects> {
  const keys = due.flatMap(({ journalKey }) => journalKey ?? []);
  const ids = due.flatMap(({ orderId }) => orderId ?? []);
  const journals = await readMovesOf(queries, keys);
  const orders = new Map((await readOrdersOf(queries, ids, at)).map((row) => [row.order.id, row]));
  return {
    movesOf(memberId, journalKey) {
      const found = journals.get(journalKey);
      return found?.memberId === memberId ? found.moves : undefined;
    },
    orderOf(memberId, orderId) {
      const found = orders.get(orderId);
      return found?.order.memberId === memberId ? found : undefined;
    },
  };
}
