-- when a row of the catalogue was last known to use a picture; null: a file of a member only
alter table uploaded_file add column picture_used_at timestamptz;
create index uploaded_file_picture on uploaded_file (picture_used_at) where picture_used_at is not null;
