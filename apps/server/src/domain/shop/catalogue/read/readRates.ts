import { headline, liveRates, type ShownRate } from '@potli/api/rates';
import { toRupees } from '@potli/api/units/money';
import { toPercent } from '@potli/api/units/percent';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { creditCard } from '../../../../db/schema/creditCard.ts';
import { offer } from '../../../../db/schema/offer.ts';
import { rateRow } from '../../../../db/schema/rateCard.ts';
import { store } from '../../../../db/schema/store.ts';

/** A row of a rate card as JSON. */
interface StoredRate {
  appliesTo: string;
  basisPoints: number;
  paise: number;
  capPaise: number | null;
  minimumPaise: number | null;
  newUsersOnly: boolean;
  from: string | null;
  to: string | null;
}

/** The time of the query, by the clock of this process: the timer that clears cached answers uses it, too. */
const atNow: SQLWrapper = { getSQL: () => sql`${new Date().toISOString()}::timestamptz` };

const cardNow = (name: SQL) =>
  sql`(case when ${name}.next_rates_from <= ${atNow} then ${name}.next_rate_card_id else ${name}.rate_card_id end)`;

/** The id of the rates of each row of a table: written with the table's name, which drizzle leaves out of simple queries. */
export const rateCardOf = (table: typeof store | typeof creditCard) => cardNow(sql`${table}`);

/** An offer without rates of its own earns those of its store. */
export const rateCardOfOffer = sql`coalesce(${cardNow(sql`${offer}`)}, (
  select ${cardNow(sql`shop`)} from ${store} as shop where shop.id = ${offer}.store_id
))`;

const rupeesOrNull = (paise: number | null) => paise && toRupees(paise);

const toShown = ({ basisPoints, paise, capPaise, minimumPaise, ...row }: StoredRate): ShownRate => ({
  ...row,
  percent: toPercent(basisPoints),
  amount: toRupees(paise),
  cap: rupeesOrNull(capPaise),
  minimum: rupeesOrNull(minimumPaise),
});

const rowsOf = (rateCardId: SQLWrapper) => sql`(
  select coalesce(json_agg(json_build_object(
    'appliesTo', ${rateRow.appliesTo}, 'basisPoints', ${rateRow.cashbackBasisPoints}, 'paise', ${rateRow.cashbackPaise},
    'capPaise', ${rateRow.capPaise}, 'minimumPaise', ${rateRow.minimumPaise}, 'newUsersOnly', ${rateRow.newUsersOnly},
    'from', ${rateRow.startsAt}, 'to', ${rateRow.endsAt}
  ) order by ${rateRow.position}), '[]')
  from ${rateRow} where ${rateRow.rateCardId} = ${rateCardId}
)`;

// by the clock of this process: the timer that clears cached answers uses it, too
const live = (rows: StoredRate[]) => liveRates(rows.map(toShown), Date.now());

/** The rates that hold now, of the card with an id. */
export const ratesOf = (rateCardId: SQLWrapper): SQL<ShownRate[]> => rowsOf(rateCardId).mapWith(live);

/** "Up to 9% Cashback" */
export const headlineOf = (rateCardId: SQLWrapper): SQL<string> =>
  rowsOf(rateCardId).mapWith((rows: StoredRate[]) => headline(live(rows)));

/** Sorts by the best rate that holds now: percentages before amounts. */
export function bestFirst(rateCardId: SQLWrapper): SQL[] {
  const now = new Date().toISOString();
  const best = (column: SQLWrapper) => sql`(
    select coalesce(max(${column}), 0) from ${rateRow} where ${rateRow.rateCardId} = ${rateCardId}
      and coalesce(${rateRow.startsAt} <= ${now}::timestamptz, true) and coalesce(${rateRow.endsAt} > ${now}::timestamptz, true)
  ) desc`;
  return [best(rateRow.cashbackBasisPoints), best(rateRow.cashbackPaise)];
}
