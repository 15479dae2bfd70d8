-- Roots over the chains of all members, one a day (docs/decisions/048). No foreign keys to wallets and members: these would
-- lock their rows while members are paid. Those to ledger_root wait for the end of the transaction, which writes the root last;
-- places have none, because a first root would check one for each member.
create table ledger_root (
  -- its place in the list of all roots, from 1
  number bigint primary key check (number > 0),
  -- in India
  day date not null unique,
  made_at timestamptz not null,
  owed_paise bigint not null check (owed_paise >= 0),
  root bytea not null,
  -- of the list of roots up to this one
  log_root bytea not null
);

-- coin 0: the heads of chains; others: coins of so many paise
create table ledger_root_tree (
  number bigint not null references ledger_root deferrable initially deferred,
  coin bigint not null,
  size bigint not null check (size > 0),
  root bytea not null,
  primary key (number, coin)
);

-- What was counted of a member whose chain grew since the root before.
create table ledger_root_place (
  member_id bigint not null,
  number bigint not null,
  -- the last line of the chain
  seq bigint not null check (seq > 0),
  owed_paise bigint not null check (owed_paise >= 0),
  primary key (member_id, number)
);

-- The leaves of a tree in their order, 512 in a row: whole subtrees, whose nodes members need.
create table ledger_root_leaves (
  number bigint not null references ledger_root deferrable initially deferred,
  coin bigint not null,
  -- from 0
  block integer not null,
  -- the first leaf, and the root of the subtree
  first bytea not null,
  node bytea not null,
  leaves bytea not null,
  primary key (number, coin, block)
);

create index ledger_root_leaves_first on ledger_root_leaves (number, coin, first);
-- hashes do not get smaller
alter table ledger_root_leaves alter column leaves set storage external;

create function refuse_root_change() returns trigger language plpgsql as $$
begin
  raise exception 'Roots of the ledger are only added to' using errcode = 'restrict_violation';
end
$$;

create trigger ledger_root_kept before update or delete on ledger_root
  for each row execute function refuse_root_change();
create trigger ledger_roots_kept before truncate on ledger_root
  for each statement execute function refuse_root_change();
create trigger ledger_root_tree_kept before update or delete on ledger_root_tree
  for each row execute function refuse_root_change();
create trigger ledger_root_trees_kept before truncate on ledger_root_tree
  for each statement execute function refuse_root_change();
create trigger ledger_root_place_kept before update or delete on ledger_root_place
  for each row execute function refuse_root_change();
create trigger ledger_root_places_kept before truncate on ledger_root_place
  for each statement execute function refuse_root_change();
create trigger ledger_root_leaves_unchanged before update on ledger_root_leaves
  for each row execute function refuse_root_change();
create trigger ledger_root_leaves_kept before truncate on ledger_root_leaves
  for each statement execute function refuse_root_change();

-- leaves may go after 35 days
create function refuse_early_removal() returns trigger language plpgsql as $$
begin
  if exists (
    select from removed join ledger_root using (number) where made_at > now() - interval '35 days'
  ) then
    raise exception 'Leaves of a root are kept for 35 days' using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;

create trigger ledger_root_leaves_removed after delete on ledger_root_leaves
  referencing old table as removed for each statement execute function refuse_early_removal();

revoke update, delete on ledger_root, ledger_root_tree, ledger_root_place from potli_app;
revoke update on ledger_root_leaves from potli_app;
