-- News about a member's money, written in the transaction that moves it. A job makes each into a mail, once. There are no
-- names, addresses or amounts here: they are read when the mail is written, the amounts from the journal.
create table notification (
  id bigint generated always as identity primary key,
  -- what happened: nothing is told twice
  key text not null unique,
  kind text not null check (kind in ('tracked', 'approved', 'declined', 'reversed', 'referral')),
  member_id bigint not null,
  order_id bigint not null,
  -- the journal that moved the money
  journal_key text not null,
  -- why the shop declined, in its own words
  reason text,
  created_at timestamptz not null default now(),
  -- its mail is written, or the member wants none
  done_at timestamptz
);

create index notification_due on notification (id) where done_at is null;

-- Mails that a member has switched off. Whoever has no row gets them all.
create table mail_opt_out (
  member_id bigint not null,
  kind text not null check (kind in ('tracked', 'approved', 'declined', 'reversed', 'referral')),
  since timestamptz not null default now(),
  primary key (member_id, kind)
);
