-- when a token of the staff last opened something, at most one write an hour; null: never since this is noted
alter table staff_token add column last_used_at timestamptz;
