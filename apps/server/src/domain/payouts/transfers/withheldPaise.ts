import { eq, sql } from 'drizzle-orm';
import { payout } from '../../../db/schema/payout.ts';
import { payoutTax } from '../../../db/schema/tax.ts';

/** Tax that was withheld from a payout, for queries of payouts: paise that are not in its amount. */
export const withheldPaise = sql`coalesce((
  select ${payoutTax.taxPaise} from ${payoutTax} where ${eq(payoutTax.payoutId, payout.id)}
), 0)`.mapWith(payoutTax.taxPaise);
