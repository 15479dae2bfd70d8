-- Tax that is withheld from payouts (docs/decisions/055). Without a rule nothing is.
alter table account
  drop constraint account_kind_check,
  add constraint account_kind_check check (kind in (
    'PENDING', 'APPROVED', 'HELD', 'SENT', 'DECLINED', 'DEBT', 'FORFEITED', 'HOUSE_EXPECTED', 'HOUSE_DEBT', 'HOUSE_WITHHELD'
  ));

insert into account (kind) values ('HOUSE_WITHHELD');

-- The rule of a payout is the one that began last before it; a rate of 0 ends withholding.
create table tax_rule (
  id bigint generated always as identity primary key,
  -- of the income, in hundredths of a percent
  rate_bp integer not null check (rate_bp between 0 and 5000),
  -- nothing is withheld until the year's income of these kinds is more than this
  threshold_paise bigint not null check (threshold_paise >= 0),
  -- as of an order, and of the share of a friend's order
  kinds text[] not null
    check (cardinality(kinds) > 0 and kinds <@ array['OWN', 'SHARE_LINK', 'REFERRAL'] and array_position(kinds, null) is null),
  valid_from timestamptz not null unique,
  created_at timestamptz not null default now()
);

-- What a payout that was reserved under a rule paid out of its kinds of income, and what was withheld from it. What became of
-- the payout is not repeated here: one that failed or was returned counts no more.
create table payout_tax (
  payout_id uuid primary key references payout (id),
  rule_id bigint not null references tax_rule (id),
  -- in whose April its financial year began
  year integer not null,
  -- below 0 where more was taken back than came
  base_paise bigint not null,
  -- the part of the year's base that the tax is of
  taxed_paise bigint not null check (taxed_paise >= 0),
  tax_paise bigint not null check (tax_paise >= 0),
  constraint payout_tax_is_of_something check ((taxed_paise = 0) = (tax_paise = 0))
);

create function refuse_tax_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rules of tax, and what was withheld, are only added to' using errcode = 'restrict_violation';
end
$$;

create trigger tax_rule_kept before update or delete on tax_rule
  for each row execute function refuse_tax_change();
create trigger tax_rules_kept before truncate on tax_rule
  for each statement execute function refuse_tax_change();
create trigger payout_tax_kept before update or delete on payout_tax
  for each row execute function refuse_tax_change();
create trigger payout_taxes_kept before truncate on payout_tax
  for each statement execute function refuse_tax_change();
revoke update, delete on tax_rule, payout_tax from potli_app;
