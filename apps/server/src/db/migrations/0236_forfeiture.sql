-- Money that a member loses by not logging in for twelve months. It stays the member's own entry, in an account of its own: an
-- order that is taken back later takes it from there, and makes no debt.
alter table account
  drop constraint account_kind_check,
  add constraint account_kind_check check (kind in (
    'PENDING', 'APPROVED', 'HELD', 'SENT', 'DECLINED', 'DEBT', 'FORFEITED', 'HOUSE_EXPECTED', 'HOUSE_DEBT'
  ));

create or replace function open_wallet() returns trigger language plpgsql as $$
begin
  insert into wallet (member_id) values (new.id);
  insert into account (member_id, kind)
    select new.id, unnest(array['PENDING', 'APPROVED', 'HELD', 'SENT', 'DECLINED', 'DEBT', 'FORFEITED']);
  return null;
end
$$;

insert into account (member_id, kind) select id, 'FORFEITED' from member;

-- a login, a new access token or a new account; at most once a day. Nobody knows it of the time before: it begins now
alter table member add column last_seen_at timestamptz not null default now();

-- when the money that an order had brought was forfeited; null again where the order is declined
alter table shop_order add column forfeited_at timestamptz;

-- What a member was told about money that will be, or was, forfeited: one row, one mail. Kept for ever, as its proof.
create table forfeit_notice (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  -- the last login; after a forfeiture, that one
  inactive_since timestamptz not null,
  stage text not null check (stage in ('FIRST', 'SECOND', 'LAST', 'FORFEITED')),
  -- Approved, as the mail says
  approved_paise bigint not null check (approved_paise > 0),
  -- the day that the mail names; of FORFEITED: when it happened
  forfeits_at timestamptz not null,
  created_at timestamptz not null,
  unique (member_id, inactive_since, stage)
);

create function refuse_forfeit_change() returns trigger language plpgsql as $$
begin
  raise exception 'Notices of forfeiture are only added to' using errcode = 'restrict_violation';
end
$$;

create trigger forfeit_notice_kept before update or delete on forfeit_notice
  for each row execute function refuse_forfeit_change();
create trigger forfeit_notices_kept before truncate on forfeit_notice
  for each statement execute function refuse_forfeit_change();
revoke update, delete on forfeit_notice from potli_app;

-- news of a kind that no member can switch off, so that mail_opt_out does not know it
alter table notification
  drop constraint notification_kind_check,
  add constraint notification_kind_check check (kind in (
    'tracked', 'approved', 'declined', 'reversed', 'referral', 'payout', 'payoutFailed', 'claim', 'forfeit'
  )),
  add column notice_id bigint references forfeit_notice (id),
  add constraint notification_is_of_notice check ((kind = 'forfeit') = (notice_id is not null));
