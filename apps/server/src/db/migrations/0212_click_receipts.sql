-- The public keys that sign receipts, today's and all before (docs/decisions/050).
create table receipt_key (
  -- the thumbprint of the key (RFC 7638)
  id text primary key check (id ~ '^[A-Za-z0-9_-]{43}$'),
  -- Ed25519, in base64url, as `x` of a JWK (RFC 8037)
  public_key text not null unique check (public_key ~ '^[A-Za-z0-9_-]{43}$'),
  first_used timestamptz not null default now()
);

-- Receipts that were asked for, each as it was given the first time: a later key and later code give the same.
create table click_receipt (
  -- no foreign keys, as orders and other rows about clicks
  click_id uuid primary key,
  member_id bigint not null,
  key_id text not null references receipt_key (id),
  issued_at timestamptz not null default now(),
  -- the file; `json` keeps its bytes
  receipt json not null
);

create function refuse_receipt_change() returns trigger language plpgsql as $$
begin
  raise exception 'Receipts and their keys are only added to' using errcode = 'restrict_violation';
end
$$;

create trigger receipt_key_kept before update or delete on receipt_key
  for each row execute function refuse_receipt_change();
create trigger receipt_keys_kept before truncate on receipt_key
  for each statement execute function refuse_receipt_change();
create trigger click_receipt_kept before update or delete on click_receipt
  for each row execute function refuse_receipt_change();
create trigger click_receipts_kept before truncate on click_receipt
  for each statement execute function refuse_receipt_change();
revoke update, delete on receipt_key, click_receipt from potli_app;
