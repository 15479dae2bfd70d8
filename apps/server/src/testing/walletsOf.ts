import type { Database } from '../db/database.ts';
import { readBalances } from '../domain/ledger/journals/lockWallets.ts';
import type { ExpectedMoney } from './expectedMoney.ts';

/** The wallets of members, in paise. Nothing was sent, so no member has a debt. */
export async function walletsOf(
  { orm }: Pick<Database, 'orm'>,
  shoppers: readonly { memberId: bigint }[],
): Promise<ExpectedMoney[]> {
  const ids = shoppers.map(({ memberId }) => memberId);
  const balances = await readBalances(orm, ids);
  return ids.map((id) => {
    const { PENDING = 0n, APPROVED = 0n, DECLINED = 0n } = balances.get(id) ?? {};
    return { pending: PENDING, approved: APPROVED, declined: DECLINED };
  });
}
