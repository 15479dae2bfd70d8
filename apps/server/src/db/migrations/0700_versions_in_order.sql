-- The rows of a change are read in pieces, each from where the one before ended.
drop index catalogue_version_by_change;
create index catalogue_version_by_change on catalogue_version (change_id, kind, key);
