-- a draft is published as it was read, or not at all (docs/product/admin-catalogue.md#changes)
alter table catalogue_row add column draft_version integer not null default 0;
alter table catalogue_row add column draft_by text;
