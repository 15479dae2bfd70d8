import type { Database } from '../../db/database.ts';

/** What no upgrade may change of a shop: who has what money, and what is counted of it. Amounts in paise, as text. */
export interface ReleaseFacts {
  /** By kind of account, of members and of the shop. */
  balances: Readonly<Record<string, string>>;
  /** Rows that the release had. */
  rows: Readonly<Record<string, string>>;
  /** Of all heads of the members' chains. */
  chains: string;
}

const COUNTED = [
  'member',
  'click',
  'shop_order',
  'order_report',
  'payout',
  'journal',
  'entry',
  'dispute',
  'gift_card_order',
];

export async function readReleaseFacts({ pool }: Pick<Database, 'pool'>): Promise<ReleaseFacts> {
  const read = async (text: string) =>
    Object.fromEntries(
      (await pool.query<{ key: string; value: string }>(text)).rows.map((row) => [row.key, row.value]),
    );
  const { rows } = await pool.query<{ heads: string }>(
    `select md5(string_agg(member_id || ' ' || journals || ' ' || encode(head, 'hex'), ',' order by member_id)) as heads from wallet`,
  );
  return {
    balances: await read('select kind as key, sum(balance)::text as value from account group by kind order by kind'),
    rows: await read(
      COUNTED.map((name) => `select '${name}' as key, count(*)::text as value from ${name}`).join(' union all '),
    ),
    chains: rows[0]?.heads ?? '',
  };
}
