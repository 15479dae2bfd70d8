import { and, isNotNull, isNull } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { installation } from '../../../db/schema/installation.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { SettingsError } from '../../../settings/SettingsError.ts';
import { readOpenPayouts } from '../../payouts/transfers/readOpenPayouts.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';

/** A bank that sends real money. */
export type RecordedBankName = NonNullable<(typeof installation.$inferSelect)['bank']>;

/** The bank that pays the members of this database; null where production has had none. */
export async function readRecordedBank(queries: Queries): Promise<RecordedBankName | null> {
  const [row] = await queries.select({ bank: installation.bank }).from(installation);
  return row?.bank ?? null;
}

/**
 * Records the bank of a database that production has opened, and refuses every other one: payouts in doubt have to be asked
 * about where they were sent. Waits for a change of the bank that is being made.
 * @throws SettingsError when another bank is recorded
 */
export async function recordBank(queries: Queries, bank: RecordedBankName): Promise<void> {
  const [row] = await queries.select({ bank: installation.bank }).from(installation).for('share');
  const recorded = row?.bank ?? (await recordFirst(queries, bank));
  if (recorded === bank) return;
  throw new SettingsError([
    `BANK is ${bank}, but ${recorded} pays the members of this database and is asked about payouts in doubt. ` +
      `To change the bank: potli bank change ${bank}`,
  ]);
}

/** @returns the bank that is recorded afterwards; of two at once the first */
async function recordFirst(queries: Queries, bank: RecordedBankName): Promise<RecordedBankName> {
  await queries
    .update(installation)
    .set({ bank })
    .where(and(isNull(installation.bank), isNotNull(installation.productionSince)));
  // outside production any bank can be tried
  return (await readRecordedBank(queries)) ?? bank;
}

/** Named in the refusal, so that the operator can settle them. */
const NAMED = 5;

/**
 * Makes another bank the one that pays members. Hosts that still have the bank of before send and ask nothing from then on.
 * @param who for the audit log
 * @throws OperatorError while the bank of before has payouts that are not settled
 */
export async function changeBank(
  { orm }: Pick<Database, 'orm'>,
  { bank, who }: { bank: RecordedBankName; who: string },
): Promise<void> {
  await orm.transaction(async (queries) => {
    const [row] = await queries.select({ bank: installation.bank }).from(installation).for('update');
    const before = row?.bank ?? null;
    if (before === bank) throw new OperatorError(`The bank is ${bank} already.`);
    const sent = (await readOpenPayouts(queries)).filter(({ attempts }) => attempts > 0);
    if (sent.length > 0) throw new OperatorError(stillSent(before, sent));
    await queries.update(installation).set({ bank });
    const change = { action: 'bank change', object: 'bank', before: { bank: before }, after: { bank } };
    await recordAudit(queries, { who, ...change });
  });
}

function stillSent(bank: RecordedBankName | null, sent: readonly { id: string }[]): string {
  const names = sent.slice(0, NAMED).map(({ id }) => id);
  const more = sent.length > NAMED ? [`and ${sent.length - NAMED} more`] : [];
  return (
    `${bank ?? 'The bank of before'} has payouts that are not settled: ${[...names, ...more].join(', ')}. ` +
    'Wait for its answers, or settle them by hand after a look at that bank (potli payouts settle); then change the bank.'
  );
}
