import { asc, desc, eq, gt, lte } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { taxRule } from '../../../db/schema/tax.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';

export type TaxRule = typeof taxRule.$inferSelect;
export type NewTaxRule = Pick<TaxRule, 'rateBp' | 'withoutPanBp' | 'thresholdPaise' | 'kinds' | 'validFrom'>;

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

/** Hundredths of a percent that are withheld from a member without a PAN. */
export const rateWithoutPan = ({ rateBp, withoutPanBp }: TaxRule): number => withoutPanBp ?? rateBp;

/**
 * The rule for which members are asked for their PANs: of those that hold at a time or later, the first that has a second
 * rate, or else the first. Undefined where nothing is withheld, then or later.
 */
export async function findAskingRule(queries: Queries, at: Date): Promise<TaxRule | undefined> {
  const later = await queries.select().from(taxRule).where(gt(taxRule.validFrom, at)).orderBy(asc(taxRule.validFrom));
  const now = await findTaxRule(queries, at);
  const rules = [...(now ? [now] : []), ...later.filter(({ rateBp }) => rateBp > 0)];
  return rules.find((rule) => rateWithoutPan(rule) > rule.rateBp) ?? rules[0];
}

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

const toAudit = ({ rateBp, withoutPanBp, thresholdPaise, kinds, validFrom }: NewTaxRule) => ({
  rateBp,
  withoutPanBp,
  thresholdPaise: Number(thresholdPaise),
  kinds: kinds.join(','),
  validFrom: validFrom.toISOString(),
});
