import { uuidOf } from '@potli/api/units/uuid';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { toAccountName } from '../../members/identity/createMember.ts';
import { readTicketNumber } from '../../orders/disputes/ticketNumber.ts';

export type FoundMember = { id: string; email: string; name: string; what: string };

/** More is no answer to "who is this". */
const MOST = 50;

/**
 * Members by what they or others name: an e-mail address, a mobile number, a click, an order of a network or of gift cards, a
 * claim, a payout or its UTR. `what` says which it is.
 */
export async function findMembers(queries: Queries, text: string): Promise<FoundMember[]> {
  const given = text.trim();
  // +91 98765 43210
  const mobile = /^(?:\+?91|0)?(\d{10})$/.exec(given.replace(/[\s-]/g, ''))?.[1] ?? '';
  const uuid = uuidOf(given) ?? null;
  const ticket = readTicketNumber(given) ?? null;
  const { rows } = await queries.execute<FoundMember>(sql`
    select member.id::text as id, email, name, what from (
      select id as member_id, 'e-mail' as what from member where email = ${toAccountName(given)}
      union select id, 'mobile number' from member where mobile_number = ${mobile} and ${mobile} <> ''
      union select member_id, 'click ' || id from click where id = ${uuid}::uuid
      union select member_id, 'order ' || network_order_id || ' of ' || network from shop_order
        where upper(network_order_id) = upper(${given})
      union select member_id, 'claim ' || id || ' of order ' || store_order_id from dispute
        where id = ${ticket}::bigint or upper(store_order_id) = upper(${given})
      union select member_id, 'payout ' || id || coalesce(', UTR ' || utr, '') from payout
        where id = ${uuid}::uuid or upper(utr) = upper(${given})
      union select member_id, 'gift card order ' || id from gift_card_order
        where provider_order_id = ${given} or payment_id = ${given} or refund_id = ${given}
    ) as found join member on member.id = member_id order by member.id, what limit ${MOST}`);
  return rows;
}
