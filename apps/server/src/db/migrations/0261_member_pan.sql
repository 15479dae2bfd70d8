-- PANs of members, and a second rate of tax for payouts to members without one (docs/decisions/055). The last version of a member
-- counts; those before it stay, because tax was withheld by them.
create table member_pan (
  id uuid primary key,
  member_id bigint not null references member (id),
  version integer not null check (version >= 1),
  -- encrypted with a key outside the database
  sealed bytea not null,
  saved_at timestamptz not null default now(),
  unique (member_id, version)
);
create index member_pan_sealing_key on member_pan (sealing_key(sealed));

create function keep_member_pan() returns trigger language plpgsql as $$
begin
  -- the same PAN sealed with another key is the same history
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - 'sealed' = to_jsonb(old) - 'sealed' and sealing_key(new.sealed) <> sealing_key(old.sealed) then
      return new;
    end if;
  end if;
  raise exception 'PANs are only added to' using errcode = 'restrict_violation';
end
$$;

create trigger member_pan_kept before update or delete on member_pan
  for each row execute function keep_member_pan();
create trigger member_pans_kept before truncate on member_pan
  for each statement execute function keep_member_pan();
revoke delete on member_pan from potli_app;

-- null: the same rate for all
alter table tax_rule
  add column without_pan_bp integer,
  add constraint tax_rule_without_pan check (
    without_pan_bp is null or rate_bp > 0 and without_pan_bp between rate_bp and 5000
  );

-- what the tax was computed with; no PAN: there was none on file
alter table payout_tax
  add column rate_bp integer,
  add column pan_id uuid references member_pan (id);
alter table payout_tax disable trigger payout_tax_kept;
update payout_tax set rate_bp = tax_rule.rate_bp from tax_rule where tax_rule.id = payout_tax.rule_id;
alter table payout_tax enable trigger payout_tax_kept;
alter table payout_tax
  alter column rate_bp set not null,
  add constraint payout_tax_fits_rate check (rate_bp > 0 and taxed_paise = (tax_paise * 10000 + rate_bp - 1) / rate_bp);
