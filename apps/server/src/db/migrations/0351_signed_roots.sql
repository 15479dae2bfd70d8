-- The shop signs each root with the key of its receipts, so that two that contradict each other convince everybody. Roots from
-- before stay without.
alter table ledger_root
  add column key_id text,
  add column signature bytea check (octet_length(signature) = 64),
  add constraint signed_with_a_key check ((key_id is null) = (signature is null));
