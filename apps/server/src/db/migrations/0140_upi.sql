-- a version of a member's bank details is an account or a UPI ID; both are sealed in the same column
alter table bank_account add column kind text not null default 'account' check (kind in ('account', 'upi'));
