import { expect, test } from 'vitest';
import { openYesterday } from '../testing/openYesterday.ts';

/** The migration that says how much of an order each payout carries. */
const AMOUNTS = '0061';

/**
 * Three orders of ₹50: the first is carried by a payout that failed and by the next one, the second repaid a debt of ₹30
 * before that, the third came later.
 */
const YESTERDAY = `
  set session_replication_role = replica;
  insert into member (email, password_hash, name, mobile_number, gender, referral_code) values ('m@mail.example', '', '', '', 'OTHER', 'M');
  insert into account (member_id, kind) select 1, unnest(array['PENDING', 'APPROVED', 'HELD', 'SENT', 'DECLINED', 'DEBT']);
  insert into shop_order (network, network_order_id, member_id, click_id, clicked_at, kind, cashback_basis_points, cashback_paise,
      status, version_at, version_event, sale_paise, earned_paise, referral_paise, was_approved, reported_at, return_days,
      commission_paise, commission_estimated, released_paise, released_referral_paise)
    select 'bazaar', 'OD-' || n, 1, gen_random_uuid(), now(), 'sale', 500, 0, 'approved', now(), '', 100000, 5000, 0, true, now(), 30, 0, true, 5000, 0
    from generate_series(1, 3) as n;
  insert into payout (id, member_id, bank_account_id, amount_paise, mode, state, created_at)
    select ('00000000-0000-7000-8000-00000000000' || n)::uuid, 1, gen_random_uuid(), 1, '', case n when 1 then 'failed' else 'sent' end, now()
    from generate_series(1, 2) as n;
  insert into payout_order (payout_id, order_id)
    select payout.id, shop_order.id from payout, shop_order where shop_order.id = 1 or (shop_order.id = 2 and state = 'sent');
  insert into journal (key, kind, reference, happened_at, member_id, seq, prev_hash, salt, hash)
    select said.key, said.kind, said.reference, now(), 1, said.n, ''::bytea, gen_random_uuid(), ''::bytea
    from (values (1, 'one', 'CONFIRMED', '1'), (2, 'payout 00000000-0000-7000-8000-000000000001 reserved', 'PAYOUT', '00000000-0000-7000-8000-000000000001'),
      (3, 'two', 'CONFIRMED', '2'), (4, 'friend', 'REFERRAL', '2'),
      (5, 'payout 00000000-0000-7000-8000-000000000002 reserved', 'PAYOUT', '00000000-0000-7000-8000-000000000002'), (6, 'three', 'CONFIRMED', '3'),
      (7, 'corrected', 'CORRECTED', '1')) as said (n, key, kind, reference);
  insert into entry (journal_id, account_id, amount)
    select journal.id, account.id, said.paise
    from (values ('one', 'APPROVED', 5000), ('two', 'APPROVED', 2000), ('two', 'DEBT', -3000), ('friend', 'APPROVED', 900),
      ('three', 'APPROVED', 5000), ('corrected', 'APPROVED', 700)) as said (key, account, paise)
    join journal using (key) join account on account.kind = said.account and account.member_id = 1;
  set session_replication_role = origin`;

test('payouts of yesterday carry what their orders had brought until then', async () => {
  const { client, migrate } = await openYesterday('had_no_payout_amounts', AMOUNTS);
  await client.query(YESTERDAY);
  await migrate();
  const { rows } = await client.query(
    `select right(payout_id::text, 1) as payout, order_id::int as order, amount_paise::int as paise from payout_order order by 1, 2`,
  );
  expect(rows).toEqual([
    { payout: '1', order: 1, paise: 5_000 },
    { payout: '2', order: 1, paise: 5_000 },
    { payout: '2', order: 2, paise: 2_000 },
  ]);
  const { rows: orders } = await client.query(
    'select id::int, right(payout_id::text, 1) as payout from shop_order order by id',
  );
  expect(orders).toEqual([
    { id: 1, payout: '2' },
    { id: 2, payout: '2' },
    { id: 3, payout: null },
  ]);
});
