-- Browsers and devices with which a member logged in or clicked, as HMACs with a key outside the database: friends who share a
-- device with their inviter are shown to the operator, and whether a device is new to a member decides how long payouts wait.
create table member_device (
  member_id bigint not null references member (id) on delete cascade,
  device_tag bytea not null check (length(device_tag) = 16),
  -- a browser by its device cookie, or what a click says; of the latter the newest of each member are kept
  kind text not null check (kind in ('browser', 'visitor')),
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  primary key (member_id, device_tag)
);

create index member_device_tag on member_device (device_tag);

alter table self_dealing drop constraint self_dealing_reasons_check,
  add constraint self_dealing_reasons_check
    check (cardinality(reasons) > 0 and reasons <@ array['email', 'phone', 'bank', 'device']);
-- a mobile number that nobody verified tells nothing: such a referral earns from now on, and what was withheld is given by a job
update self_dealing set allowed_at = now() where reasons = array['phone'] and allowed_at is null;
