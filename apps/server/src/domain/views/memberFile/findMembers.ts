import type { Page } from '@potli/api';
import type { FoundMember } from '@potli/api/contract/adminMembers';
import { uuidOf } from '@potli/api/units/uuid';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { toAccountName } from '../../members/identity/createMember.ts';
import { readTicketNumber } from '../../orders/disputes/ticketNumber.ts';
import { type PageRequest, toPage, windowOf } from '../../platform/shared/paging.ts';

/**
 * Members by what they or others name: an e-mail address, a mobile number, a click, an order of a network or of gift cards, a
 * claim, a payout or its UTR. `what` says which it is. Each is looked up by an index. An empty text means nobody.
 */
export async function findMembers(queries: Queries, text: string, request: PageRequest): Promise<Page<FoundMember>> {
  const given = text.trim();
  if (given === '') return toPage<FoundMember>([], 0, request);
  // +91 98765 43210
  const mobile = /^(?:\+?91|0)?(\d{10})$/.exec(given.replace(/[\s-]/g, ''))?.[1] ?? '';
  const uuid = uuidOf(given) ?? null;
  const ticket = readTicketNumber(given) ?? null;
  const found = sql`(
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
    ) as found join member on member.id = member_id`;
  const { limit, offset } = windowOf(request);
  const { rows } = await queries.execute<FoundMember>(sql`
    select member.id::text as id, email, name, what from ${found} order by member.id, what limit ${limit} offset ${offset}`);
  const { rows: counted } = await queries.execute<{ count: string }>(sql`select count(*) as count from ${found}`);
  return toPage(rows, Number(counted[0]?.count), request);
}
