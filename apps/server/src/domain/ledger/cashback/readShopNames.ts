import { journalCauses } from '@potli/api/contract/journals';
import { eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { creditCard } from '../../../db/schema/creditCard.ts';
import type { journal } from '../../../db/schema/ledger.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';
import { store } from '../../../db/schema/store.ts';
import { parseId } from '../../platform/shared/ids.ts';

type Cause = Pick<typeof journal.$inferSelect, 'kind' | 'reference'>;

/** The referrer must not see the friend's order. */
export const isOfFriend = ({ kind }: Pick<Cause, 'kind'>) => journalCauses[kind] === 'share';

/** Names of the shops and cards of the member's own orders, by the reference of the journal. */
export async function readShopNames(queries: Queries, causes: readonly Cause[]): Promise<Map<string, string | null>> {
  // payouts have ids of another form
  const ids = causes.flatMap((cause) => (isOfFriend(cause) ? [] : (parseId(cause.reference) ?? [])));
  const found = await queries
    .select({ id: shopOrder.id, shop: store.storeName, card: creditCard.heading })
    .from(shopOrder)
    .leftJoin(store, eq(store.id, shopOrder.storeId))
    .leftJoin(creditCard, eq(creditCard.id, shopOrder.cardId))
    .where(inArray(shopOrder.id, ids));
  return new Map(found.map(({ id, shop, card }) => [String(id), shop ?? card]));
}
