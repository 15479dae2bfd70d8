import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { demoMember } from '../db/schema/demoMember.ts';
import { payout } from '../db/schema/payout.ts';
import { settlePayout } from '../domain/payouts/settlePayout.ts';
import { payoutReference } from './payoutSteps.ts';

/** So long the bank of the demo takes. */
const ANSWERED_AFTER_MS = 30 * 60 * 60 * 1_000;

/** The demo has no bank that answers later: the payouts of its members that are due are sent. Returns how many. */
export async function settleDemoPayouts({ orm }: Pick<Database, 'orm'>, now = new Date()): Promise<number> {
  const due = await orm
    .select({ id: payout.id, submittedAt: payout.submittedAt })
    .from(payout)
    .innerJoin(demoMember, eq(demoMember.memberId, payout.memberId))
    .where(and(eq(payout.state, 'submitted'), lte(payout.submittedAt, new Date(now.getTime() - ANSWERED_AFTER_MS))));
  for (const { id, submittedAt } of due) {
    const at = new Date((submittedAt ?? now).getTime() + ANSWERED_AFTER_MS);
    const sent = { payoutId: id, at, result: 'sent', utr: payoutReference(at) } as const;
    await orm.transaction((queries) => settlePayout(queries, sent));
  }
  return due.length;
}
