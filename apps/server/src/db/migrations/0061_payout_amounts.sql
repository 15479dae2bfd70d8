-- How much of an order a payout carries: what was corrected upwards after it was sent goes with a later one.
alter table payout_order add column amount_paise bigint check (amount_paise >= 0);

-- until now a payout carried all that an order had brought before it was set aside
create temporary table earned on commit drop as
  select journal.id, journal.reference::bigint as order_id, entry.amount
  from journal
  join entry on entry.journal_id = journal.id
  join account on account.id = entry.account_id
  where account.kind = 'APPROVED' and account.member_id = journal.member_id
    -- references of payouts have another form, those of a friend's order are no own cashback
    and journal.kind not like 'REFERRAL%' and journal.reference ~ '^[0-9]+$';
create temporary table reserved on commit drop as
  select payout.id as payout_id, journal.id from payout join journal on journal.key = 'payout ' || payout.id || ' reserved';
analyze earned;
analyze reserved;

update payout_order set amount_paise = greatest(carried.paise, 0)
  from (
    select payout_order.payout_id, payout_order.order_id, coalesce(sum(earned.amount), 0) as paise
    from payout_order
    join reserved on reserved.payout_id = payout_order.payout_id
    left join earned on earned.order_id = payout_order.order_id and earned.id < reserved.id
    group by payout_order.payout_id, payout_order.order_id
  ) as carried
  where carried.payout_id = payout_order.payout_id and carried.order_id = payout_order.order_id;
-- a payout without a journal carries nothing
update payout_order set amount_paise = 0 where amount_paise is null;

alter table payout_order alter column amount_paise set not null;

-- the last payout that carries it, so that the status of many orders is read without a look at each one's payouts
alter table shop_order add column payout_id uuid references payout (id);
update shop_order set payout_id = latest.payout_id
  from (select distinct on (order_id) order_id, payout_id from payout_order order by order_id, payout_id desc) as latest
  where latest.order_id = shop_order.id;

create index shop_order_in_status on shop_order (member_id, status, reported_at desc, id desc)
  include (was_approved, return_days, payout_id);
create index shop_order_unpaid on shop_order (member_id) where status = 'approved' and payout_id is null;
