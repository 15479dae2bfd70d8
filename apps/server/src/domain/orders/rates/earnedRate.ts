import { type CashbackRate, cashbackOf } from './cashback.ts';

/** A row of a rate card. */
export interface RateRow extends CashbackRate {
  id: bigint;
  position: number;
  appliesTo: string;
  /** The most that one order earns. */
  capPaise: bigint | null;
  /** The least that an order must come to. */
  minimumPaise: bigint | null;
  newUsersOnly: boolean;
  /** It holds for clicks from then on, and before `endsAt`. */
  startsAt: Date | null;
  endsAt: Date | null;
  isDefault: boolean;
  kind: 'sale' | 'lead';
  /** The network's names of categories, in lower case. */
  categories: readonly string[];
  /** Both null where unknown. */
  commissionBasisPoints: number | null;
  commissionPaise: bigint | null;
}

/** A part of an order, as its network reported it. */
export interface OrderPart {
  category: string | null;
  salePaise: bigint;
  commissionPaise: bigint | null;
}

/** What is known of an order. */
export interface OrderFacts {
  clickedAt: Date;
  salePaise: bigint;
  /** What was bought, as the network names it. */
  category: string | null;
  /** What the network pays, and for which sale. */
  commission: { paise: bigint; salePaise: bigint } | null;
  /** Where these are the facts of a part: the sale of its whole order, to which minimums apply. */
  orderPaise?: bigint;
  /** Parts with rates of their own (`earnedParts.ts`). */
  parts?: readonly OrderPart[] | null;
}

/** Why a row was chosen: the network named it, its commission fits, or nothing is known. */
export type RateChoice = 'category' | 'commission' | 'default';

export interface EarnedRate {
  row: RateRow;
  choice: RateChoice;
  earnedPaise: bigint;
  /** `minimum`: the sale is too small and earns nothing. `cap`: it earns the most that is paid. */
  limit: 'minimum' | 'cap' | null;
}

/** Which row an order earns, and how much (docs/product/money.md#rates). Undefined where no row is for it. */
export function earnedRate(rows: readonly RateRow[], facts: OrderFacts): EarnedRate | undefined {
  const live = rowsFor(rows, facts);
  const { category, salePaise, orderPaise = salePaise } = facts;
  const sums = { salePaise, orderPaise };
  const named = live.filter(({ categories }) => category !== null && categories.includes(normal(category)));
  const tier = tierOf(named, orderPaise);
  if (tier) return withAmount(tier, 'category', sums);
  const fitting = rowOfCommission(live, facts);
  if (fitting) return withAmount(fitting, 'commission', sums);
  const usual = tierOf(usualRows(live), orderPaise);
  return usual && withAmount(usual, 'default', sums);
}

const normal = (category: string) => category.trim().toLowerCase();

/** Rows that hold at the click. Without a sale only leads are earned, with one leads only where there is nothing else. */
function rowsFor(rows: readonly RateRow[], { clickedAt, salePaise }: OrderFacts): RateRow[] {
  const held = rows.filter(
    ({ startsAt, endsAt }) => (!startsAt || startsAt <= clickedAt) && (!endsAt || clickedAt < endsAt),
  );
  const sales = held.filter(({ kind }) => kind === 'sale');
  return salePaise > 0n && sales.length > 0 ? sales : held.filter(({ kind }) => kind === 'lead');
}

const least = ({ minimumPaise }: RateRow) => minimumPaise ?? 0n;
const compare = (one: bigint, other: bigint) => (one < other ? -1 : Number(one > other));

/** Of rows for the same goods the one whose minimum is the highest that the sale reaches; else the lowest one. */
function tierOf(rows: readonly RateRow[], salePaise: bigint): RateRow | undefined {
  const everyone = rows.filter(({ newUsersOnly }) => !newUsersOnly);
  const candidates = everyone.length > 0 ? everyone : rows;
  const reached = candidates.filter((row) => least(row) <= salePaise);
  if (reached.length === 0) return candidates.toSorted((one, other) => compare(least(one), least(other)))[0];
  return reached.toSorted(
    (one, other) => compare(least(other), least(one)) || isDated(other) - isDated(one) || one.position - other.position,
  )[0];
}

/** A rate for some days goes before the usual one. */
const isDated = ({ startsAt, endsAt }: RateRow) => Number(startsAt !== null || endsAt !== null);

/** Networks round the commission of each item to whole rupees, some of them to a half percent. */
const ROUNDED_PAISE = 100n;
const ROUNDED_SHARE = 200n;

function rowOfCommission(
  rows: readonly RateRow[],
  { commission, salePaise, orderPaise = salePaise }: OrderFacts,
): RateRow | undefined {
  // networks send 0 until they know
  if (!commission || commission.paise <= 0n) return undefined;
  const near = rows.flatMap((row) => {
    if (least(row) > orderPaise) return [];
    const expected = commissionOf(row, commission.salePaise);
    if (expected === undefined) return [];
    const distance = expected > commission.paise ? expected - commission.paise : commission.paise - expected;
    const share = expected / ROUNDED_SHARE;
    return distance <= (share > ROUNDED_PAISE ? share : ROUNDED_PAISE) ? [{ row, distance }] : [];
  });
  const [closest] = near.toSorted((one, other) => compare(one.distance, other.distance));
  const fitting = near.filter(({ distance }) => distance === closest?.distance).map(({ row }) => row);
  const [first] = fitting;
  // one commission with several rates identifies no rate
  if (!first || fitting.some((row) => !paysAs(row, first))) return undefined;
  return fitting.find(({ isDefault }) => isDefault) ?? first;
}

/** What the network pays for a sale that earns this row, in paise; undefined where the row does not say. */
export function commissionOf(
  { commissionBasisPoints, commissionPaise }: RateRow,
  salePaise: bigint,
): bigint | undefined {
  if (commissionPaise !== null && commissionPaise > 0n) return commissionPaise;
  return commissionBasisPoints ? (salePaise * BigInt(commissionBasisPoints)) / 10_000n : undefined;
}

const paysAs = (one: RateRow, other: RateRow) =>
  one.cashbackBasisPoints === other.cashbackBasisPoints &&
  one.cashbackPaise === other.cashbackPaise &&
  one.capPaise === other.capPaise;

/** The default row with the other minimums of the same goods. Without one, the row that pays least. */
function usualRows(rows: readonly RateRow[]): RateRow[] {
  const usual = rows.find(({ isDefault }) => isDefault) ?? rows.toSorted(byLeastPaid)[0];
  if (!usual) return [];
  const goods = usual.categories.join();
  const isTier = (row: RateRow) => goods !== '' && row.categories.join() === goods && !row.newUsersOnly;
  return rows.filter((row) => row === usual || isTier(row));
}

const byLeastPaid = (one: RateRow, other: RateRow) =>
  compare(one.cashbackPaise, other.cashbackPaise) || one.cashbackBasisPoints - other.cashbackBasisPoints;

/** What a sale earns by a row. @param salePaise of the sale alone; `orderPaise` of all of its order, which a minimum looks at */
export function withAmount(
  row: RateRow,
  choice: RateChoice,
  { salePaise, orderPaise }: { salePaise: bigint; orderPaise: bigint },
): EarnedRate {
  if (row.kind === 'sale' && least(row) > orderPaise) return { row, choice, earnedPaise: 0n, limit: 'minimum' };
  const full = cashbackOf(salePaise, row);
  const isCapped = row.capPaise !== null && full > row.capPaise;
  return { row, choice, earnedPaise: isCapped ? (row.capPaise ?? full) : full, limit: isCapped ? 'cap' : null };
}
