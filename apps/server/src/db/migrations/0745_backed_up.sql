-- when the newest backup by potli backup that was restored on trial was begun, so that a missing or late one raises an alert
alter table installation add column backed_up_at timestamptz;
