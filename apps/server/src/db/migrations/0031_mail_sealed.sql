-- Until now mails lay here in clear, keys of reset links among them. Nothing ever sent them and the links have run out,
-- so none is kept; sealing them would take a key that the database does not have. A new table leaves no old rows in its file.
drop table mail_outbox;

create table mail_outbox (
  -- UUIDv7: sorts by time; also names the row for its seal, and the mail for whoever receives it twice
  id uuid primary key,
  -- recipient, subject and text, encrypted with a key outside the database; null once the mail was sent or given up
  sealed bytea,
  created_at timestamptz not null default now(),
  -- what the mail says holds until then: later it is not sent
  expires_at timestamptz not null,
  attempts integer not null default 0,
  next_try_at timestamptz not null default now(),
  -- a host is sending it
  leased_until timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  check ((sealed is null) = (sent_at is not null or given_up_at is not null))
);

create index mail_outbox_unsent on mail_outbox (next_try_at) where sealed is not null;
