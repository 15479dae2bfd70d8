-- A shop as of migration 0038, with :orders orders of 2,000 members at 40 stores: each has a click, two reports and two
-- journals, and every second one is in a payout that was sent.
begin;
-- no triggers and no foreign keys
set local session_replication_role = replica;

insert into member (email, password_hash, name, mobile_number, gender, referral_code)
  select 'm' || n || '@mail.example', '', '', '', 'OTHER', 'CODE' || n from generate_series(1, 2000) as n;
insert into wallet (member_id) select id from member;
insert into account (member_id, kind)
  select id, unnest(array['PENDING', 'APPROVED', 'HELD', 'SENT', 'DECLINED', 'DEBT']) from member;

insert into store (url_slug, store_name, store_title, store_image_url, base_url, redirection_url, meta_title,
    meta_description, is_offline, top_cashbacks, store_description, important_terms, faqs, earn_rewards, terms_tag,
    discount_text, cashback_basis_points, cashback_paise, aliases, content_hash, created_at)
  select 'store-' || n, 'Store ' || n, '', '', '', '', '', '', false, '[{"key":"Sarees","value":"5%"},{"key":"Yarn","value":"2.5%"}]',
    '', '{}', '[]', 'Up to 5% Cashback', '', '', 500, 0, '{}', '', now()
  from generate_series(1, 40) as n;

insert into click (id, member_id, source, source_id, clicked_at, cashback_basis_points, cashback_paise, device)
  select (lpad(to_hex(1700000000000 + n * 60000), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid,
    1 + n % 2000, 'STORE', 1 + n % 40, to_timestamp(1700000000 + n * 60), 500, 0, '{}'
  from generate_series(1::bigint, :orders) as n;

insert into shop_order (network, network_order_id, member_id, click_id, cashback_basis_points, cashback_paise, status,
    version_at, version_event, sale_paise, earned_paise, referral_paise, was_approved, reported_at, return_days)
  select 'bazaar', 'OD-' || row_number() over (order by id), member_id, id, 500, 0, 'approved', clicked_at, '', 100000, 5000, 0, true,
    clicked_at, 30
  from click;
update shop_order set version_event = network_order_id || ' approved';
insert into order_report (network, event_id, network_order_id, click_id, status, sale_paise, occurred_at, outcome, received_at)
  select 'bazaar', network_order_id || ' ' || said.status, network_order_id, click_id::text, said.status, 100000, version_at,
    case said.status when 'approved' then 'applied' else 'stale' end, version_at
  from shop_order cross join (values ('tracked'), ('approved')) as said (status);

-- each step joins what the one before wrote: without their sizes it would join row by row
analyze member, account, click, shop_order;
insert into journal (key, kind, reference, happened_at)
  select 'order bazaar ' || network_order_id || ' ' || said.status, said.kind, id::text, version_at
  from shop_order cross join (values ('tracked', 'TRACKED'), ('approved', 'CONFIRMED')) as said (status, kind)
  order by id, said.kind desc;
analyze journal;
insert into entry (journal_id, account_id, amount)
  select journal.id, account.id, move.paise
  from journal
  join shop_order on shop_order.id = journal.reference::bigint
  join (values ('TRACKED', 'PENDING', 5000), ('TRACKED', 'HOUSE_EXPECTED', -5000), ('CONFIRMED', 'PENDING', -5000),
    ('CONFIRMED', 'APPROVED', 5000)) as move (kind, account, paise) on move.kind = journal.kind
  -- each by the index: joined by the kind alone, a million entries would meet all members
  cross join lateral (
    select id from account where member_id = shop_order.member_id and kind = move.account
    union all select id from account where member_id is null and kind = move.account
  ) as account;

-- one payout of each member, with the first half of the orders
insert into payout (id, member_id, bank_account_id, amount_paise, mode, state, created_at, settled_at)
  select (lpad(to_hex(1900000000000 + id), 12, '0') || '70008000' || lpad(to_hex(id), 12, '0'))::uuid, id, gen_random_uuid(),
    5000::bigint * :orders / 4000, 'BANK_TRANSFER', 'sent', now(), now()
  from member;
analyze payout;
insert into payout_order (payout_id, order_id)
  select payout.id, shop_order.id from shop_order join payout using (member_id) where shop_order.id <= :orders / 2;
insert into journal (key, kind, reference, happened_at)
  select 'payout ' || payout.id || ' ' || said.state, said.kind, payout.id::text, now()
  from payout cross join (values ('reserved', 'PAYOUT'), ('settled', 'PAYOUT_SENT')) as said (state, kind)
  order by payout.id, said.kind;
analyze payout_order, journal;
insert into entry (journal_id, account_id, amount)
  select journal.id, account.id, move.sign * carried.paise
  from journal
  join payout on payout.id = case when journal.kind like 'PAYOUT%' then journal.reference::uuid end
  join lateral (select 5000 * count(*) as paise from payout_order where payout_id = payout.id) as carried on carried.paise > 0
  join (values ('PAYOUT', 'APPROVED', -1), ('PAYOUT', 'HELD', 1), ('PAYOUT_SENT', 'HELD', -1), ('PAYOUT_SENT', 'SENT', 1))
    as move (kind, account, sign) on move.kind = journal.kind
  join account on account.kind = move.account and account.member_id = payout.member_id;

update account set balance = added.total
  from (select account_id, sum(amount) as total from entry group by account_id) as added
  where account_id = id and member_id is not null;
commit;
analyze;
