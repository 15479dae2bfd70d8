-- Whether the operator was told by mail of what a check found: the same findings are told once.
alter table ledger_check add column is_told boolean not null default false;
