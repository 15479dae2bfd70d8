import type { Database } from '../db/database.ts';

interface History {
  clicks: number;
  /** At most as many as there are clicks. Each has two reports; a thousand are in one payout. */
  orders: number;
  /** Rows of each other list: claims, links, friends, gift card orders. */
  others: number;
}

/** Orders in one payout. */
export const PAID_AT_ONCE = 1_000;
/** Of so many orders, newest first: the first are undecided, the next are approved and in no payout. */
const NEWEST = 2_000;

/**
 * Gives a member a long history, by SQL alone: for plans and times of queries, not for rules. The last thousands of
 * orders are not paid; the wallet holds what they earned. The chain of its journals is not filled.
 */
export async function addHistory(
  { pool }: Pick<Database, 'pool'>,
  memberId: bigint,
  { clicks, orders, others }: History,
): Promise<void> {
  const paid = Math.max(orders - NEWEST, 0);
  await pool.query(`
    begin;
    set local statement_timeout = 0;
    -- no triggers and no foreign keys
    set local session_replication_role = replica;

    create or replace function pg_temp.click_of(n bigint) returns uuid language sql immutable as
      $$ select (lpad(to_hex(1700000000000 + n * 20000), 12, '0') || '70008' || lpad(to_hex(${memberId}), 3, '0')
        || lpad(to_hex(n), 12, '0'))::uuid $$;
    create or replace function pg_temp.payout_of(n bigint) returns uuid language sql immutable as
      $$ select (lpad(to_hex(1700000000000 + n), 12, '0') || '7000f' || lpad(to_hex(${memberId}), 3, '0')
        || lpad(to_hex(n), 12, '0'))::uuid $$;
    create or replace function pg_temp.time_of(n bigint) returns timestamptz language sql immutable as
      $$ select to_timestamp(1700000000 + n * 20) $$;

    insert into click (id, member_id, source, source_id, clicked_at, cashback_basis_points, cashback_paise, device)
      select pg_temp.click_of(n), ${memberId}, 'STORE', 1, pg_temp.time_of(n), 500, 0, '{}'
      from generate_series(1::bigint, ${clicks}) as n;

    insert into payout (id, member_id, bank_account_id, amount_paise, mode, state, created_at, settled_at)
      select pg_temp.payout_of(n), ${memberId}, gen_random_uuid(), 5000000, 'BANK_TRANSFER', 'sent', now(), now()
      from generate_series(1::bigint, ${Math.ceil(paid / PAID_AT_ONCE)}) as n;

    insert into shop_order (network, network_order_id, member_id, click_id, store_id, clicked_at, kind, income_kind,
        cashback_basis_points, cashback_paise, status, version_at, version_event, sale_paise, earned_paise,
        referral_paise, was_approved, reported_at, return_days, commission_paise, commission_estimated, released_paise,
        released_referral_paise, payout_id)
      select 'crowd', ${memberId} || '-' || n, ${memberId}, pg_temp.click_of(n * ${Math.floor(clicks / Math.max(orders, 1))}), 1,
        pg_temp.time_of(n), 'sale', 'OWN', 500, 0, status, pg_temp.time_of(n), n, 100000, 5000, 0, status = 'approved',
        pg_temp.time_of(n), 30, 6000, false, case status when 'approved' then 5000 else 0 end, 0,
        case when n <= ${paid} and status = 'approved' then pg_temp.payout_of(ceil(n / ${PAID_AT_ONCE}.0)::bigint) end
      from generate_series(1::bigint, ${orders}) as n
      cross join lateral (select case when n > ${orders - NEWEST / 2} then 'tracked' when n % 10 = 0 then 'rejected'
        else 'approved' end) as said (status);

    insert into order_report (network, event_id, network_order_id, click_id, status, sale_paise, occurred_at, outcome, received_at)
      select network, version_event || said.status || member_id, network_order_id, click_id::text, said.status, sale_paise,
        version_at, 'applied', version_at
      from shop_order cross join (values ('tracked'), ('approved')) as said (status)
      where network = 'crowd' and member_id = ${memberId};

    insert into payout_order (payout_id, order_id, amount_paise)
      select payout_id, id, earned_paise from shop_order where member_id = ${memberId} and payout_id is not null;

    with numbered as (
      select id, status, row_number() over (order by id) as n from shop_order where member_id = ${memberId}
    ), posted as (
      insert into journal (key, kind, reference, happened_at, member_id, seq, prev_hash, salt, hash)
        select 'crowd ' || id, 'CONFIRMED', id::text, now(), ${memberId}, n * 2, ''::bytea, gen_random_uuid(), ''::bytea from numbered
        union all
        select 'crowd ' || id, 'PAYOUT', id::text, now(), ${memberId},
          row_number() over (order by id) * ${PAID_AT_ONCE * 2} + 1, ''::bytea, gen_random_uuid(), ''::bytea
          from payout where member_id = ${memberId}
      returning id, kind
    )
    insert into entry (journal_id, account_id, amount)
      select posted.id, account.id, case account.kind when 'APPROVED' then 5000 else -5000 end
      from posted join account on account.kind = 'HOUSE_EXPECTED' or (account.member_id = ${memberId} and account.kind = 'APPROVED');
    update wallet set journals = coalesce((select max(seq) from journal where member_id = ${memberId}), 0) where member_id = ${memberId};
    update account set balance = coalesce((select sum(earned_paise) from shop_order
        where member_id = ${memberId} and status = 'approved' and payout_id is null), 0)
      where member_id = ${memberId} and kind = 'APPROVED';

    insert into dispute (member_id, source_type, source_id, dispute_type, order_time, store_order_id, order_paise)
      select ${memberId}, 'STORE', 1, 'MISSING_CASHBACK', now(), 'crowd-' || n, 100 from generate_series(1::bigint, ${others}) as n;
    insert into custom_link (url_hash, member_id, item_type, item_id)
      select ${memberId} || 'crowd' || n, ${memberId}, 'STORE', n from generate_series(1::bigint, ${others}) as n;
    insert into member (email, password_hash, name, mobile_number, gender, referral_code, referred_by)
      select ${memberId} || 'crowd' || n || '@mail.example', '', '', '', 'OTHER', ${memberId} || 'CROWD' || n, ${memberId}
      from generate_series(1::bigint, ${others}) as n;
    insert into wallet (member_id) select id from member where referred_by = ${memberId};
    insert into account (member_id, kind) select id, unnest(array['PENDING', 'APPROVED', 'HELD', 'SENT', 'DECLINED', 'DEBT', 'FORFEITED'])
      from member where referred_by = ${memberId};
    with ordered as (
      insert into gift_card_order (member_id, order_paise, payment_paise, payment_status, order_status, stage)
        select ${memberId}, 100, 100, 'SUCCESS', 'SUCCESS', 'DELIVERED' from generate_series(1::bigint, ${others}) returning id
    )
    insert into gift_card_order_line (order_id, brand_name, face_paise, count) select id, 'Kapas', 100, 1 from ordered;
    commit`);
  await pool.query('vacuum analyze');
}
