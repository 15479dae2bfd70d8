import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { payout } from '../../../db/schema/payout.ts';

/** Whether nothing was sent to the account or UPI ID of this payout before it. */
export async function isFirstToTarget(queries: Queries, payoutId: string): Promise<boolean> {
  const { rows } = await queries.execute<{ isFirst: boolean }>(sql`
    select not exists (
      select from ${payout} as earlier
      where earlier.member_id = own.member_id and earlier.bank_account_id = own.bank_account_id and earlier.id <> own.id
        and earlier.state = 'sent' and earlier.created_at < own.created_at
    ) as "isFirst"
    from ${payout} as own where own.id = ${payoutId}::uuid`);
  return rows[0]?.isFirst ?? false;
}
