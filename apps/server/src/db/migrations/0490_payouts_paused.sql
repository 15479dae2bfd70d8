-- Since when nobody is paid, because what was paid after it may be unknown here: the time of the backup that this database was
-- restored from (docs/decisions/127).
alter table installation add column payouts_paused_since timestamptz;
