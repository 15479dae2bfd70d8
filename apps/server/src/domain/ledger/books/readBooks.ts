import type { getBooks, ResponseOf } from '@potli/api';
import { toRupees } from '@potli/api/units/money';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { readSnapshot } from '../../../db/runLongWork.ts';
import type { BookAccount } from './bookEntries.ts';
import { type NetworkPolicy, readPolicies } from './networkPolicy.ts';
import { readGiftCardBook } from './readGiftCardBook.ts';

export type Books = ResponseOf<typeof getBooks>;
type Figures = Books['total'];
type Sums = Partial<Record<BookAccount, bigint>>;

interface MonthRow {
  network: string;
  month: string;
  /** Paise by account. */
  sums: Record<string, string>;
}

/** The books of all networks. Reads every entry: for the operator, not for pages. */
export const readBooks = (database: Pick<Database, 'url'>): Promise<Books> => readSnapshot(database, readAll);

async function readAll(queries: Queries): Promise<Books> {
  const months = Map.groupBy(await readMonths(queries), ({ network }) => network);
  const policyOf = await readPolicies(queries);
  const networks = (await readNetworks(queries)).map((row) =>
    toBook(row, policyOf(row.network), months.get(row.network) ?? []),
  );
  const totals = [...months.values()].flat().map(({ sums }) => toSums(sums));
  const giftCards = await readGiftCardBook(queries);
  return { networks, giftCards, total: toFigures(totals.reduce(plus, {})) };
}

async function readMonths(queries: Queries): Promise<MonthRow[]> {
  const { rows } = await queries.execute<{ [Name in keyof MonthRow]: MonthRow[Name] }>(sql`
    select network, month, json_object_agg(account, paise::text) as sums
    from (
      select network, account, to_char(coalesce(value_at, happened_at) at time zone 'Asia/Kolkata', 'YYYY-MM') as month, sum(paise) as paise
      from book_entry join book_journal on book_journal.id = journal_id
      where gift_card_order_id is null
      group by network, account, month
    ) as added
    group by network, month order by network, month`);
  return rows;
}

interface NetworkRow extends Record<string, unknown> {
  network: string;
  /** Paise */
  estimated: string;
  unmatched: string;
}

/** Every network that reported or paid. */
async function readNetworks(queries: Queries): Promise<NetworkRow[]> {
  const { rows } = await queries.execute<NetworkRow>(sql`
    select network, coalesce(estimated, 0) as estimated, coalesce(unmatched, 0) as unmatched
    from (
      select network, sum(commission_paise) filter (
        where commission_estimated and settled_paise is null and status <> 'rejected') as estimated
      from shop_order group by network
    ) as reported full join (
      select network, sum(paid_paise) as unmatched from settlement_line
      where not exists (select from shop_order where shop_order.network = settlement_line.network
        and shop_order.network_order_id = settlement_line.network_order_id)
      group by network
    ) as stray using (network)
    order by network`);
  return rows;
}

function toBook({ network, estimated, unmatched }: NetworkRow, policy: NetworkPolicy, rows: readonly MonthRow[]) {
  let balances: Sums = {};
  const months = rows.map(({ month, sums }) => {
    const grown = toSums(sums);
    balances = plus(balances, grown);
    return {
      month,
      ...toFigures({
        ...balances,
        ...pick(grown, ['COMMISSION', 'CASHBACK', 'CASH', 'TDS', 'WRITTEN_OFF', 'RECOVERED', 'EXCHANGE']),
      }),
    };
  });
  return {
    network,
    months,
    pays: policy.pays,
    settlesAfterDays: policy.settlesAfterDays,
    ...toFigures(balances),
    advanceLimit: toRupees(policy.advanceLimitPaise),
    estimated: toRupees(BigInt(estimated)),
    unmatched: toRupees(BigInt(unmatched)),
  };
}

const toSums = (sums: Record<string, string>): Sums =>
  Object.fromEntries(Object.entries(sums).map(([account, paise]) => [account, BigInt(paise)]));

const pick = (sums: Sums, accounts: readonly BookAccount[]): Sums =>
  Object.fromEntries(accounts.map((account) => [account, sums[account] ?? 0n]));

function plus(one: Sums, other: Sums): Sums {
  const sum = { ...one };
  for (const [account, paise] of Object.entries(other)) {
    const name = account as BookAccount;
    sum[name] = (sum[name] ?? 0n) + paise;
  }
  return sum;
}

/** Commission and waiting cashback stand on the other side of the books. */
function toFigures(sums: Sums): Figures {
  const {
    EXPECTED = 0n,
    RECEIVABLE = 0n,
    COMMISSION = 0n,
    CASHBACK = 0n,
    WAITING = 0n,
    CASH = 0n,
    ADVANCED = 0n,
    WRITTEN_OFF = 0n,
    RECOVERED = 0n,
    TDS = 0n,
    EXCHANGE = 0n,
  } = sums;
  const loss = WRITTEN_OFF + RECOVERED;
  return {
    expected: toRupees(EXPECTED),
    receivable: toRupees(RECEIVABLE),
    commission: toRupees(-COMMISSION),
    cashback: toRupees(CASHBACK),
    writtenOff: toRupees(loss),
    exchange: toRupees(-EXCHANGE),
    margin: toRupees(-COMMISSION - CASHBACK - loss - EXCHANGE),
    waiting: toRupees(-WAITING),
    cash: toRupees(CASH),
    tds: toRupees(TDS),
    advanced: toRupees(ADVANCED),
  };
}
