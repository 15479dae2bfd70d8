import pg from 'pg';

/**
 * The books of a shop as the release before would have them: an order had one line of a statement, which counted as its
 * commission whatever its network had said, and nothing was withdrawn or written off. No operator had forfeited anything: these are
 * the last journals of their members.
 */
const STATEMENTS = `
  set session_replication_role = replica;
  create temp table undone as select id, member_id, prev_hash from journal where kind = 'FORFEITED_FOR_BREACH';
  update account set balance = balance - amount
    from undone join entry on journal_id = undone.id where account.id = account_id;
  update wallet set journals = journals - 1, head = prev_hash from undone where undone.member_id = wallet.member_id;
  update shop_order set forfeited_at = null from undone where undone.member_id = shop_order.member_id;
  delete from entry using undone where journal_id = undone.id;
  delete from journal using undone where journal.id = undone.id;
  create temp table paid as
    select network, network_order_id, min(statement) as statement, sum(paid_paise) as paid_paise,
      min(settled_at) as settled_at, min(received_at) as received_at
    from settlement_line group by network, network_order_id having sum(paid_paise) > 0;
  delete from book_entry;
  delete from book_journal;
  delete from settlement_line;
  -- no voucher was in stock, and gift cards were in no book
  delete from gift_card_voucher where line_id is null;
  update gift_card_order set provider = null;
  insert into settlement_line (network, network_order_id, statement, place, paid_paise, settled_at, received_at)
    select network, network_order_id, statement, 1, paid_paise, settled_at, received_at from paid;
  update shop_order set settled_paise = null, settled_at = null, is_lost = false;
  update shop_order set settled_paise = paid_paise, settled_at = paid.settled_at
    from paid where (paid.network, paid.network_order_id) = (shop_order.network, shop_order.network_order_id);
  insert into book_journal (network, order_id, cause, kind, happened_at)
    select network, id, 'before', 'OPENED', reported_at from shop_order;
  create temp table stood as
    select book_journal.id, shop_order.network, account, moved.paise
    from shop_order join book_journal on order_id = shop_order.id
    cross join lateral (select status = 'approved' as recognised, status = 'tracked' as waits, coalesce(settled_paise, 0) as settled,
      earned_paise + referral_paise as cost, released_paise + released_referral_paise as released,
      coalesce(settled_paise, commission_paise) as commission) as it
    cross join lateral (select case when recognised and settled = 0 then released else 0 end as advanced) as ahead
    cross join lateral (values
      ('EXPECTED', case when waits then commission else 0 end),
      ('RECEIVABLE', case when recognised then commission else 0 end - settled),
      ('COMMISSION', case when recognised then -commission else 0 end),
      ('CASHBACK', case when recognised then cost else 0 end),
      ('MEMBERS', case when recognised then -released else 0 end),
      ('WAITING', case when recognised then released - cost else 0 end),
      ('CASH', settled),
      ('ADVANCED', advanced),
      ('MEMO', -advanced - case when waits then commission else 0 end)) as moved (account, paise);
  insert into book_entry select id, account, paise from stood where paise <> 0;
  update network_policy set advanced_paise = coalesce(
    (select sum(paise) from stood where stood.network = network_policy.network and account = 'ADVANCED'), 0);
  update network_policy set advance_limit_paise = greatest(advance_limit_paise, advanced_paise);`;

export async function keepBooksAsBefore({ url }: { url: string }): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(STATEMENTS);
  } finally {
    await client.end();
  }
}
