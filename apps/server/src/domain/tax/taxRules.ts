import { desc, eq, lte } from 'drizzle-orm';
import type { Database, Queries } from '../../db/database.ts';
import { taxRule } from '../../db/schema/tax.ts';
import { OperatorError } from '../../errors/OperatorError.ts';
import { recordAudit } from '../audit/recordAudit.ts';

export type TaxRule = typeof taxRule.$inferSelect;
export type NewTaxRule = Pick<TaxRule, 'rateBp' | 'thresholdPaise' | 'kinds' | 'validFrom'>;

/** The rule of a payout that is reserved at that time; undefined: none has begun, or a rate of 0 has ended it. */
export async function findTaxRule(queries: Queries, at: Date): Promise<TaxRule | undefined> {
  const [rule] = await queries
    .select()
    .from(taxRule)
    .where(lte(taxRule.validFrom, at))
    .orderBy(...newestFirst)
    .limit(1);
  return rule?.rateBp === 0 ? undefined : rule;
}

/** All rules, the one that begins last first. */
export const readTaxRules = (queries: Queries): Promise<TaxRule[]> =>
  queries
    .select()
    .from(taxRule)
    .orderBy(...newestFirst);

const newestFirst = [desc(taxRule.validFrom), desc(taxRule.id)] as const;

/**
 * Adds a rule, with its row of the audit log.
 * @param who the operator
 * @throws OperatorError for one that begins in the past, or when another one begins, or that changes nothing
 */
export async function addTaxRule(
  { orm }: Pick<Database, 'orm'>,
  rule: NewTaxRule,
  { who, now }: { who: string; now: Date },
): Promise<void> {
  await orm.transaction(async (queries) => {
    if (rule.validFrom <= now) throw new OperatorError('A tax rule begins on a later day: payouts of before are made.');
    const [same] = await queries.select({ id: taxRule.id }).from(taxRule).where(eq(taxRule.validFrom, rule.validFrom));
    if (same) throw new OperatorError('Another tax rule begins on that day.');
    const before = await findTaxRule(queries, rule.validFrom);
    if (!before && rule.rateBp === 0) throw new OperatorError('There is no tax rule that a rate of 0 could end.');
    const [added] = await queries.insert(taxRule).values(rule).returning();
    if (!added) throw new Error('A tax rule was not added');
    const object = `tax rule ${added.id}`;
    await recordAudit(queries, {
      who,
      action: 'tax rule add',
      object,
      before: before ? toAudit(before) : null,
      after: toAudit(added),
    });
  });
}

const toAudit = ({ rateBp, thresholdPaise, kinds, validFrom }: NewTaxRule) => ({
  ...{ rateBp, thresholdPaise: Number(thresholdPaise), kinds: kinds.join(',') },
  validFrom: validFrom.toISOString(),
});
