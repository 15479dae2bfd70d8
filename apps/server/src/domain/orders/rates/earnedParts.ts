import { type EarnedRate, earnedRate, type OrderFacts, type RateRow, withAmount } from './earnedRate.ts';

/** What the parts of an order with one row earn together. */
export interface EarnedPart extends EarnedRate {
  salePaise: bigint;
}

/**
 * Which rows an order earns (docs/decisions/086): each part that its network reported, by its own category and commission; else one
 * for all of it. Parts with the same row add up, so that a cap is of the order; a minimum is of the order, too.
 * @returns the row with most of the sale first; nothing where no row is for it
 */
export function earnedParts(rows: readonly RateRow[], facts: OrderFacts): EarnedPart[] {
  const orderPaise = facts.salePaise;
  const parts = facts.parts?.map(({ category, salePaise, commissionPaise }) => ({
    clickedAt: facts.clickedAt,
    category,
    salePaise,
    orderPaise,
    commission: commissionPaise === null ? null : { paise: commissionPaise, salePaise },
  })) ?? [facts];
  const found = parts.flatMap((part) => {
    const earned = earnedRate(rows, part);
    return earned ? [{ ...earned, salePaise: part.salePaise }] : [];
  });
  return [...Map.groupBy(found, ({ row }) => row.id).values()]
    .flatMap((ofRow) => {
      const [first] = ofRow;
      if (!first) return [];
      const salePaise = ofRow.reduce((sum, part) => sum + part.salePaise, 0n);
      return [{ ...withAmount(first.row, first.choice, { salePaise, orderPaise }), salePaise }];
    })
    .toSorted((one, other) => Number(other.salePaise - one.salePaise));
}
