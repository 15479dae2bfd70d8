import pg from 'pg';
import type { Database } from '../db/database.ts';
import { analyze } from './analyze.ts';

const uuid = (no: string) => `('00000000-0000-7000-8000-' || lpad((${no})::text, 12, '0'))::uuid`;
const daysAgo = (no: string) => `now() - ${no} * interval '5 minutes'`;

/**
 * So many claims, orders, reports, payouts, lines of transfer files and vouchers with which nobody has anything to do any more, and seven of each
 * kind that wait. Without members, clicks and the ledger behind them: for plans of queries only.
 */
export async function addLongHistory(database: Pick<Database, 'url'>, rows: number): Promise<void> {
  const client = new pg.Client(database.url);
  await client.connect();
  // no triggers, no foreign keys
  await client.query("set session_replication_role = 'replica'");
  for (const fill of fills) await client.query(`with no as (select generate_series(1, ${rows}) as n) ${fill}`);
  await client.end();
  await analyze(database);
}

const fills = [
  `insert into dispute (member_id, source_type, source_id, dispute_type, order_time, store_order_id, order_paise, click_id, created_at, status)
   select n, 'STORE', 1, 'MISSING_CASHBACK', now(), n, 100, ${uuid('n')}, ${daysAgo('n')},
     case when n <= 7 then 'RECEIVED' when n % 3 = 0 then 'APPROVED' else 'REJECTED' end from no`,
  `insert into shop_order (network, network_order_id, member_id, cashback_basis_points, cashback_paise, status, version_at, version_event,
     sale_paise, earned_paise, referral_paise, was_approved, reported_at, return_days, clicked_at, kind, commission_paise, commission_estimated,
     released_paise, released_referral_paise, income_kind, click_id, held_for, claim_id)
   select 'bazaar', n, n, 0, 100, 'approved', ${daysAgo('n')}, n, 1000, 100, 0, true, now(), 30, now(), 'sale',
     case when n between 8 and 14 then 50 else 200 end, false, 100, 0, 'OWN', ${uuid('n')},
     case when n <= 7 then 'no commission' end, case when n % 100 = 0 then n end from no`,
  `insert into order_report (network, event_id, network_order_id, click_id, status, sale_paise, occurred_at, outcome, received_at)
   select 'bazaar', n, n, ${uuid('3 * n')}, 'approved', 1000, now(), case when n <= 7 then 'parked' else 'applied' end, ${daysAgo('n')} from no`,
  `insert into report_body (network, event_id, sha256, content_type, body, received_at, is_conflict)
   select 'bazaar', n, sha256(n::text::bytea), 'application/json', n::text::bytea, ${daysAgo('n')}, n between 8 and 14 from no`,
  `insert into refused_body (door, network, adapter, content_type, body, sha256, byte_count, reason, first_at, last_at, state, settled_at)
   select 'network', 'bazaar', 'bazaar', 'application/json', n::text::bytea, sha256(n::text::bytea), 100, 'no JSON', ${daysAgo('n')}, now(),
     case when n <= 7 then 'refused' else 'closed' end, case when n <= 7 then null else now() end from no`,
  // payday: most are with the bank, and others were settled in the last days
  `insert into payout (id, member_id, bank_account_id, amount_paise, mode, state, created_at, settled_at)
   select ${uuid('n')}, n, ${uuid('n')}, 100, 'NEFT',
     case when n <= 7 then 'review' when n <= 14 then 'failed' when n % 2 = 0 then 'sent' else 'submitted' end,
     ${daysAgo('n')}, case when n between 8 and 14 or n > 14 and n % 2 = 0 then now() - interval '1 day' end from no`,
  `insert into transfer_file (id, name, made_at, lines, total_paise, sealed)
   select ${uuid('n')}, n, ${daysAgo('n')}, 100, 100, '' from no where n <= (select max(n) / 100 from no)`,
  `insert into transfer_line (payout_id, bank_account_id, amount_paise, queued_at, file_id, state, utr)
   select ${uuid('n')}, ${uuid('n')}, 100, ${daysAgo('n')}, case when n > 7 then ${uuid('1 + n / 100')} end,
     case when n <= 7 then 'waiting' when n % 100 = 0 and n <= 700 then 'filed' else 'sent' end, n from no`,
  `insert into gift_card_order (member_id, order_paise, payment_paise, payment_status, order_status, stage, refund_started_at)
   select n, 100, 100, 'SUCCESS', 'SUCCESS', case when n <= 7 then 'REFUNDING' else 'DELIVERED' end,
     case when n <= 7 then now() - interval '90 days' end from no`,
  `insert into gift_card_voucher (id, line_id, gift_card_slug, face_paise, cost_paise, sealed, expires_on)
   select ${uuid('n')}, n, 'kapas-gift-card', 50000, 45000, '', now() + interval '1 year' from no`,
  `insert into catalogue_change (state, asked_at, asked_by, rows, kind, key, title, proposed)
   select case when n <= 7 then 'waiting' else 'applied' end, ${daysAgo('n')}, 'member:4', 1, 'stores', n, 'A store', '[]' from no`,
];
