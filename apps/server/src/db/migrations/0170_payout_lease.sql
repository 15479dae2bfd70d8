-- One runner at a time asks the bank about a payout. A runner that dies is followed by another one after the lease.
alter table payout add column lease uuid;
alter table payout add column leased_until timestamptz;
