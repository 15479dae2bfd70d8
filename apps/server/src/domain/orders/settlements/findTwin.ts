import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';

interface SaidLine {
  orderId: string;
  paise: bigint;
}

/**
 * Another statement of the network that says of the same orders the same amounts, and no more: a file that was downloaded
 * twice has another name. Withdrawn lines do not count.
 */
export async function findTwin(
  queries: Queries,
  { network, statement }: { network: string; statement: string },
  lines: readonly SaidLine[],
): Promise<string | undefined> {
  if (lines.length === 0) return undefined;
  const said = JSON.stringify(lines.map(({ orderId, paise }) => ({ order_id: orderId, paise: String(paise) })));
  const { rows } = await queries.execute<{ statement: string }>(sql`
    with said as (
      select order_id, paise, count(*) as times
      from json_to_recordset(${said}) as line (order_id text, paise bigint) group by order_id, paise
    ), counting as (
      select line.statement, line.network_order_id as order_id, line.paid_paise as paise
      from settlement_line as line
      where line.network = ${network} and line.statement <> ${statement} and line.withdraws is null
        and not exists (select from settlement_line as against where against.withdraws = line.id)
        and line.statement in (
          select statement from settlement_line where network = ${network}
            and network_order_id in (select order_id from said)
        )
    ), booked as (
      select statement, order_id, paise, count(*) as times from counting group by statement, order_id, paise
    )
    select booked.statement from booked left join said using (order_id, paise, times)
    group by booked.statement
    having bool_and(said.order_id is not null) and count(*) = (select count(*) from said)
    order by booked.statement limit 1`);
  return rows[0]?.statement;
}
