-- writes that were done, by the Idempotency-Key of their request, for 24 hours
create table idempotency_key (
  -- HMAC of the caller, the call and the key
  key_hash bytea primary key,
  -- HMAC of path, query and body: the same key for another request is refused
  request_hash bytea not null,
  -- sealed: it may hold personal data
  answer bytea not null,
  created_at timestamptz not null default now()
);

create index idempotency_key_age on idempotency_key (created_at);

-- a click carries its key itself: a second table would double what a click costs
alter table click add column request_key uuid;

-- the key stands first: those of our client begin with the time, so that new ones all go to the end of the index
create unique index click_by_request_key on click (request_key, member_id) where request_key is not null;
