-- Banks take references of at most 15 letters and digits; a payout's id without hyphens has 32. No reference is read as a
-- number by a spreadsheet. After 99,999,999 the numbers begin anew, in another month.
create sequence transfer_reference maxvalue 99999999 cycle;

-- What stands in files that were made before is the id, which return files may still name.
alter table transfer_line
  add column reference text not null unique
  default ('P' || to_char(now() at time zone 'Asia/Kolkata', 'YYMM') || to_char(nextval('transfer_reference'), 'FM09999999'));
